import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Gone, Link, type LinkState } from "../src/lib/link";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen();
  }
  says(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

function linked(): { link: Link; states: LinkState[] } {
  const states: LinkState[] = [];
  const link = new Link(
    "ws://x/ws/A",
    {
      state: (state) => states.push(state),
      message: () => {},
      hello: () => ({ type: "hello", language: "en", since: -1 }),
    },
    () => new FakeSocket() as unknown as WebSocket,
  );
  link.connect();
  return { link, states };
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", { OPEN: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the line to a table", () => {
  it("says hello first and gives an answer to its question", async () => {
    const { link } = linked();
    last().opens();
    const asked = link.ask({ type: "start" });
    const [hello, start] = last().sent;
    expect(hello).toMatchObject({ type: "hello" });
    last().says({ type: "accepted", id: start!["id"], serial: 3 });
    expect(await asked).toMatchObject({ type: "accepted", serial: 3 });
    expect(link.pending).toBe(0);
  });

  it("asks again under the same id after a lost connection", async () => {
    const { link, states } = linked();
    last().opens();
    const asked = link.ask({ type: "act", serial: 5, seat: 0, action: "pass" });
    const id = last().sent[1]!["id"];
    last().breaks();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(2);
    last().opens();
    expect(last().sent[1]).toMatchObject({ type: "act", id });
    last().says({ type: "accepted", id, serial: 6 });
    expect(await asked).toMatchObject({ serial: 6 });
  });

  it("waits longer each time, up to eight seconds", () => {
    linked();
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
      const before = FakeSocket.all.length;
      last().breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  it("does not come back where the server closed the door", async () => {
    const { link, states } = linked();
    last().opens();
    const asked = link.ask({ type: "start" });
    last().breaks(4004);
    await expect(asked).rejects.toBeInstanceOf(Gone);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(states.at(-1)).toBe("closed");
  });

  it("gives up a line that looks open and is dead, and asks again on the next", async () => {
    const { link, states } = linked();
    last().opens();
    last().says({ type: "pong", at: 0 });
    const asked = link.ask({ type: "act", serial: 5, seat: 0, action: "pass" });
    const id = last().sent[1]!["id"];
    vi.advanceTimersByTime(3_000);
    void link.ask({ type: "why", event: 1 }); // more questions do not make it live longer
    vi.advanceTimersByTime(2_000);
    expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(5_000);
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    last().opens();
    expect(last().sent[1]).toMatchObject({ type: "act", id });
    last().says({ type: "accepted", id, serial: 6 });
    expect(await asked).toMatchObject({ serial: 6 });
  });

  it("keeps a line that is silent because a hint is thought about", async () => {
    const { link, states } = linked();
    last().opens();
    const asked = link.ask({ type: "hint", seat: 0 });
    vi.advanceTimersByTime(40_000);
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(60_000);
    expect(states).toContain("lost");
    link.close();
    await expect(asked).rejects.toBeInstanceOf(Gone);
  });

  it("hears nothing more from a line that was given up", () => {
    const { link, states } = linked();
    last().opens();
    const old = last();
    link.drop();
    expect(states.at(-1)).toBe("lost");
    link.retryNow();
    last().opens();
    old.breaks();
    old.says({ type: "pong", at: 0 });
    expect(states.at(-1)).toBe("open");
    expect(FakeSocket.all.length).toBe(2);
  });

  it("does not wait for ever for a line that does not open", () => {
    const { states } = linked();
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe("lost");
  });
});
