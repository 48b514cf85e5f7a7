// The line to a table: a socket that comes back by itself, and answers that find their question.
//
// An intent has an id of its own. It is kept until it is answered and sent again, under the same id,
// after a lost connection: the server knows what it has done already.

import type { Accepted, ClientMessage, Refused, ServerMessage } from "../wire";

export type Answer = Extract<ServerMessage, { id: string }>;
export type Intent = Extract<ClientMessage, { id: string }>;
/** An intent before it gets its id. */
export type Wish = Intent extends infer One ? (One extends Intent ? Omit<One, "id"> : never) : never;

export type LinkState = "connecting" | "open" | "lost" | "closed";

export interface LinkEvents {
  state(state: LinkState, retryInMs: number): void;
  message(message: ServerMessage): void;
  /** What to say first on every connection. */
  hello(): ClientMessage;
}

interface Waiting {
  message: Intent;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const FIRST_RETRY = 500;
const LONGEST_RETRY = 8_000;
const QUIET = 25_000;
/** How long a line may be silent after a question before it is tried, and then before it is given up. */
const PATIENCE = 5_000;
/** The server answers one after the other, and a hint takes its time. */
const PATIENCE_FOR_HINT = 60_000;
/** Codes of a close after which coming back makes no sense. */
const FINAL = new Set([4001, 4003, 4004]);

export class Gone extends Error {}

export class Link {
  private socket: WebSocket | undefined;
  private waiting = new Map<string, Waiting>();
  private retry = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private trying = false;
  private next = 1;
  private closed = false;
  private readonly session = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly url: string,
    private readonly events: LinkEvents,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.leave();
    this.events.state("connecting", 0);
    const socket = this.open(this.url);
    this.socket = socket;
    this.silence = setTimeout(() => this.drop(), 2 * PATIENCE);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.heard();
      this.retry = FIRST_RETRY;
      this.post(this.events.hello());
      for (const { message } of this.waiting.values()) this.post(message);
      this.pulse = setInterval(() => this.check(), QUIET);
      this.expect();
      this.events.state("open", 0);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard();
      const message = JSON.parse(event.data) as ServerMessage;
      if ("id" in message) this.answer(message);
      this.events.message(message);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Ask and wait for the answer, over lost connections if need be. */
  ask(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: `${this.session}-${this.next++}` } as Intent;
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new Gone());
        return;
      }
      this.waiting.set(message.id, { message, resolve, reject });
      this.post(message);
      this.expect();
    });
  }

  /** Say something that has no answer. It is not said again. */
  say(message: ClientMessage): void {
    this.post(message);
  }

  /** How many intents are still without an answer. */
  get pending(): number {
    return this.waiting.size;
  }

  retryNow(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) this.connect();
  }

  /**
   * Find out whether the line still carries. A phone that slept, or changed its network, holds a socket
   * that looks open and is dead; the browser itself would notice after minutes.
   */
  check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.retryNow();
      return;
    }
    this.post({ type: "ping", at: Date.now() / 1000 });
    if (this.trying) return;
    this.heard();
    this.trying = true;
    const thinks = [...this.waiting.values()].some(({ message }) => message.type === "hint");
    this.silence = setTimeout(() => this.drop(), thinks ? PATIENCE_FOR_HINT : PATIENCE);
  }

  /** The line is known to be gone, whatever the socket says. */
  drop(): void {
    if (this.socket) this.lost(this.socket, 1006);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.leave(1000);
    this.forget();
    this.events.state("closed", 0);
  }

  private post(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private answer(message: Answer): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    waiting?.resolve(message);
  }

  /** A question is under way: where nothing at all is heard, the line is tried. */
  private expect(): void {
    if (this.socket?.readyState !== WebSocket.OPEN || this.silence) return;
    this.silence = setTimeout(() => this.check(), PATIENCE);
  }

  /** The silence is over. */
  private heard(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    this.trying = false;
  }

  private leave(code?: number): void {
    clearInterval(this.pulse);
    this.heard();
    this.socket?.close(code);
    this.socket = undefined;
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    this.leave();
    if (FINAL.has(code)) {
      this.closed = true;
      this.forget();
      this.events.state("closed", 0);
      return;
    }
    const wait = this.retry;
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY);
    this.timer = setTimeout(() => this.connect(), wait);
    this.events.state("lost", wait);
  }

  private forget(): void {
    for (const waiting of this.waiting.values()) waiting.reject(new Gone());
    this.waiting.clear();
  }
}

/** A refusal that the page makes itself. */
export const refused = (code: Refused["code"], told: Partial<Refused> = {}): Refused => ({
  type: "refused",
  id: "",
  message: "",
  reasons: [],
  serial: 0,
  ...told,
  code,
});
export const isRefused = (answer: Answer): answer is Refused => answer.type === "refused";
export const isAccepted = (answer: Answer): answer is Accepted => answer.type === "accepted";

/** Tell a line what its device knows of the network; returns how to stop that. */
export function keepLine(link: Link): () => void {
  const off = (): void => link.drop();
  const on = (): void => link.retryNow();
  const seen = (): void => {
    if (!document.hidden) link.check();
  };
  addEventListener("offline", off);
  addEventListener("online", on);
  document.addEventListener("visibilitychange", seen);
  return () => {
    removeEventListener("offline", off);
    removeEventListener("online", on);
    document.removeEventListener("visibilitychange", seen);
  };
}
