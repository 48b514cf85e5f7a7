// What is looked at closer, if anything.
export interface Look {
  card?: string;
  species?: number;
  slot?: number;
  seat?: number;
  event?: string;
  forecast?: boolean;
  /** A species of the partner that is to be taken over. */
  taking?: number;
  /** A new hand: which card stays. */
  keeping?: boolean;
}
