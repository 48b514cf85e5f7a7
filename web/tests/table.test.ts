import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";

type Sent = Record<string, unknown>;

/** The only socket there is: what the page says to it, and what it says to the page. */
const line = {
  readyState: 1,
  sent: [] as Sent[],
  onopen: (): void => {},
  onmessage: (_: { data: string }): void => {},
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  },
  close(): void {},
};
const says = (message: object): void => line.onmessage({ data: JSON.stringify(message) });
const acts = (): Sent[] => line.sent.filter((one) => one["type"] === "act");
/** Two messages of a socket never come in one task. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
const idOf = (one: Sent | undefined): unknown => one?.["id"];

const play = (...texts: string[]): object => ({
  view: { game: "dice", viewer: 0, seats: [], outcome: null },
  events: [],
  lines: [],
  prompt: { key: "turn", text: "", yours: true, right: false, waiting_for: [0] },
  legal: { seat: 0, complete: true, actions: texts.map((text) => ({ text, label: text })), auto: "" },
});
const moved = (type: "welcome" | "update", serial: number, ...texts: string[]): void =>
  says({
    type,
    serial,
    play: play(...texts),
    undo: null,
    clocks: [],
    chat: [],
    table: { fair: { scheme: 1, sealed: false, seeds: [] }, seats: [], commitment: "", secret: "" },
    you: { viewer: 0, seats: [0] },
  });

let table: Table;
beforeEach(() => {
  line.sent = [];
  vi.spyOn(console, "error").mockImplementation(() => {}); // the page's words are not loaded
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      constructor() {
        return line;
      }
    },
  );
  table = new Table("ABC");
  line.onopen();
  moved("welcome", 4, "roll", "pass");
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("when an action was taken the table has moved on already", async () => {
  const done = table.act("roll");
  expect(acts()).toMatchObject([{ serial: 4, seat: 0, action: "roll" }]);
  moved("update", 5, "pass");
  says({ type: "accepted", id: idOf(acts()[0]), serial: 5 });
  expect(await done).toBe(true);
  expect(table.serial).toBe(5);
  expect(table.busy).toBe(false);
});

test("where others were faster a right is asked for again, on what the server shows then", async () => {
  const done = table.act("roll", true);
  says({ type: "refused", id: idOf(acts()[0]), code: "stale", message: "", reasons: [], serial: 6 });
  await nextTask();
  moved("welcome", 6, "roll");
  await vi.waitFor(() => expect(acts()).toHaveLength(2));
  expect(acts()[1]).toMatchObject({ serial: 6, action: "roll" });
  says({ type: "accepted", id: idOf(acts()[1]), serial: 7 });
  expect(await done).toBe(true);
  expect(table.refusal).toBeNull();
});

test("a right that is gone by then is refused", async () => {
  const done = table.act("roll", true);
  says({ type: "refused", id: idOf(acts()[0]), code: "stale", message: "late", reasons: [], serial: 6 });
  await nextTask();
  moved("welcome", 6, "pass");
  expect(await done).toBe(false);
  expect(acts()).toHaveLength(1);
  expect(table.refusal?.message).toBe("late");
});
