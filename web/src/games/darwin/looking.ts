// What is looked at closer, if anything.
export interface Look {
  card?: string;
  species?: number;
  slot?: number;
  seat?: number;
  /** Cards that this seat, the partner, shows the viewer now. */
  shown?: readonly string[];
  event?: string;
  forecast?: boolean;
  /** A species of the partner that is to be taken over. */
  taking?: number;
  /** A new hand: which card stays. */
  keeping?: boolean;
}
