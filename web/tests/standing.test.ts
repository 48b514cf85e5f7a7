import { describe, expect, it } from "vitest";
import { places, reordered } from "../src/games/origin/defence-order";
import { ASK } from "../src/table/standing";

describe("the order of defences", () => {
  it("begins with one place that asks", () => {
    expect(places([])).toEqual([{ value: ASK, options: ["running", "tail_loss", "mimicry"] }]);
  });
  it("offers a further place, without what stands before it, until all are named", () => {
    expect(places(["tail_loss"]).map((one) => one.value)).toEqual(["tail_loss", ASK]);
    expect(places(["tail_loss"])[1]!.options).toEqual(["running", "mimicry"]);
    expect(places(["running", "mimicry", "tail_loss"])).toHaveLength(3);
  });
  it("grows by one at its end", () => {
    expect(reordered(["running"], 1, "mimicry")).toEqual(["running", "mimicry"]);
  });
  it("changes two places when the other one is named", () => {
    expect(reordered(["running", "mimicry"], 0, "mimicry")).toEqual(["mimicry", "running"]);
    expect(reordered(["running", "mimicry"], 0, "tail_loss")).toEqual(["tail_loss", "mimicry"]);
  });
  it("ends where the person wants to be asked", () => {
    expect(reordered(["running", "mimicry", "tail_loss"], 1, ASK)).toEqual(["running"]);
    expect(reordered(["running"], 0, ASK)).toEqual([]);
  });
});
