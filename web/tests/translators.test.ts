import { describe, expect, it } from "vitest";
import { sourcesIn, sourcesOf } from "../src/lib/translators";

const CATALOGUE = `play-now = Play now
cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
event-passed = { $you ->
    [yes] You pass for the rest of this phase.
   *[no] { $seat } passes for the rest of this phase.
}
rule = { $seat } passes (really).
name = { $name }
`;

describe("where a text comes from", () => {
  const sources = sourcesIn("src/galapagos/text/en/web.ftl", CATALOGUE);
  const keys = (said: string): string[] => sourcesOf(said, sources).map((one) => one.key);

  it("is found by the text itself", () => {
    expect(keys("Play now")).toEqual(["play-now"]);
    expect(sourcesOf(" Play\n now ", sources)[0]!.text).toBe("play-now = Play now");
  });
  it("is found by its form where values were filled in", () => {
    expect(keys("3 cards in hand")).toEqual(["cards"]);
    expect(keys("Bo passes for the rest of this phase.")).toEqual(["event-passed"]);
    expect(keys("Bo passes (really).")).toEqual(["rule"]);
  });
  it("is not guessed", () => {
    expect(keys("Bo")).toEqual([]);
    expect(keys("")).toEqual([]);
  });
});
