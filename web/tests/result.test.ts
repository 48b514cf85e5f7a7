import { describe, expect, it } from "vitest";
import type { CreatureView, OutcomeView, Summary } from "../src/wire";
import { homeOf } from "../src/games/darwin/home";
import {
  accountOf,
  columns,
  fileName,
  isTieBroken,
  overTime,
  podium,
  remarkable,
  segments,
  stands,
  total,
  victory,
  wrapped,
} from "../src/table/result/result";

const alone = (scores: number[], winners: number[], places: number[]): OutcomeView => ({
  scores,
  winners,
  places,
  sides: scores.map((points, seat) => ({ seats: [seat], points, wins: winners.includes(seat) })),
});
const teams: OutcomeView = {
  scores: [17, 20, 32, 8],
  winners: [0, 2],
  places: [1, 2, 1, 2],
  sides: [
    { seats: [0, 2], points: 49, wins: true },
    { seats: [1, 3], points: 28, wins: false },
  ],
};

describe("the podium", () => {
  it("has the best first, and equal ones share a place", () => {
    const outcome = alone([5, 9, 9, 2], [1, 2], [3, 1, 1, 4]);
    expect(stands(outcome).map(({ seats, place }) => [seats[0], place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });
  it("holds three places, and who came further back stands beside it", () => {
    const outcome = alone([8, 7, 6, 5, 4], [0], [1, 2, 3, 4, 5]);
    const { steps, rest } = podium(stands(outcome));
    expect(steps.map((one) => one.place)).toEqual([1, 2, 3]);
    expect(rest.map((one) => one.place)).toEqual([4, 5]);
  });
  it("never holds more than four, however many share a place", () => {
    const outcome = alone([3, 3, 3, 3, 3, 3], [0, 1, 2, 3, 4, 5], [1, 1, 1, 1, 1, 1]);
    const { steps, rest } = podium(stands(outcome));
    expect([steps.length, rest.length]).toEqual([4, 2]);
  });
  it("has partners on one step, with the points of both", () => {
    expect(stands(teams)).toEqual([
      { seats: [0, 2], points: 49, place: 1 },
      { seats: [1, 3], points: 28, place: 2 },
    ]);
  });
  it("has the best in the middle where there are three", () => {
    expect(columns(3)).toEqual([2, 1, 3]);
    expect(columns(2)).toEqual([1, 2]);
    expect(columns(4)).toEqual([2, 1, 3, 4]);
  });
  it("says when equal points were decided otherwise", () => {
    expect(isTieBroken(alone([14, 14, 3], [0], [1, 2, 3]))).toBe(true);
    expect(isTieBroken(alone([14, 14, 3], [0, 1], [1, 1, 3]))).toBe(false);
    expect(isTieBroken(alone([14, 13, 3], [0], [1, 2, 3]))).toBe(false);
  });
});

describe("the title", () => {
  const outcome = alone([9, 5], [0], [1, 2]);
  it("speaks to who has won, and of who has won to others", () => {
    expect(victory(outcome, [0])).toBe("you");
    expect(victory(outcome, [1])).toBe("won");
    expect(victory(outcome, [])).toBe("won");
  });
  it("names everybody where several sit at one screen", () => {
    expect(victory(outcome, [0, 1])).toBe("won");
  });
  it("gives a team's victory to the team", () => {
    expect(victory(teams, [2])).toBe("your-team");
    expect(victory(teams, [1])).toBe("team");
  });
  it("does not give a shared victory to one", () => {
    expect(victory(alone([9, 9], [0, 1], [1, 1]), [0])).toBe("won");
  });
});

describe("points", () => {
  const sources = [
    { key: "animals", points: [4, 2] },
    { key: "traits", points: [0, 7] },
  ];
  it("have parts, without those that brought nothing", () => {
    expect(segments(sources, 0)).toEqual([{ key: "animals", points: 4 }]);
    expect(total(sources, 1)).toBe(9);
  });
  it("over time have a word for the start and a number for each round", () => {
    const chart = overTime(
      [
        { step: 0, turn: 0, points: [0, 0] },
        { step: 40, turn: 1, points: [5, 3] },
      ],
      ["Ana", "Bo"],
      "Start",
    );
    expect(chart.ticks).toEqual([
      { x: 0, label: "Start" },
      { x: 1, label: "1" },
    ]);
    expect(chart.lines[1]).toEqual({ seat: 1, name: "Bo", values: [0, 3] });
  });
});

describe("a creature to keep", () => {
  const creature = (tag: string, seat: number): CreatureView => ({
    tag,
    seat,
    number: 1,
    traits: [],
    cards: [],
    born: 1,
    died: 0,
    points: 0,
  });
  it("is the viewer's own first, each once", () => {
    const summary: Summary = {
      game: "origin",
      points: [],
      sources: [],
      earned: [],
      best: [creature("P1a", 0), null, creature("P3b", 2)],
      awards: [{ key: "pirate", n: 1, holders: [creature("P1a", 0), creature("P2c", 1)] }],
    };
    expect(remarkable(summary, [2]).map((one) => one.tag)).toEqual(["P3b", "P1a", "P2c"]);
  });
  it("has a name that a file may have", () => {
    expect(fileName("Bongo lynx")).toBe("bongo-lynx");
    expect(fileName("ボンゴ・ライオン")).toBe("ボンゴ-ライオン");
    expect(fileName("…/../")).toBe("creature");
  });
  it("has a name of several lines where it is long, also without spaces", () => {
    const measure = (text: string): number => text.length;
    expect(wrapped("Green macaw sugar glider", 12, measure)).toEqual(["Green macaw", "sugar glider"]);
    expect(wrapped("金刚鹦鹉蜜袋鼯", 4, measure)).toEqual(["金刚鹦鹉", "蜜袋鼯"]);
  });
});

describe("what points are made of", () => {
  const source = (key: string, ...points: number[]): { key: string; points: number[] } => ({ key, points });
  const kept = [source("species", 20, 5), source("bank", 3, 3)];
  it("is told by what was earned, with what was lost of it again", () => {
    const earned = [source("survival", 14, 8), source("adaptation", 9, 2)];
    expect(accountOf({ sources: kept, earned }, 2)).toEqual({ sources: earned, lost: [0, 2] });
  });
  it("is told by what is there in the end where a game does not count what is earned", () => {
    expect(accountOf({ sources: kept, earned: [] }, 2)).toEqual({ sources: kept, lost: [0, 0] });
  });
  it("is told so too where points came from a time before the game was followed", () => {
    const earned = [source("survival", 14, 12)];
    expect(accountOf({ sources: kept, earned }, 2).sources).toEqual(kept);
  });
});

describe("the land behind a podium of Darwin", () => {
  const slot = (slot: number, ...owners: number[]): { slot: number; species: never[] } => ({
    slot,
    species: owners.map((owner) => ({ owner })) as never[],
  });
  it("is where most species of those who have won live", () => {
    const slots = [slot(0, 1, 1, 1), slot(1, 0, 1), slot(2, 0, 2, 0), slot(3, 2, 2)];
    expect(homeOf(slots, [0])?.slot).toBe(2);
    expect(homeOf(slots, [0, 2])?.slot).toBe(2);
  });
  it("is none where none of them live", () => {
    expect(homeOf([slot(0, 1)], [0])).toBeUndefined();
  });
});
