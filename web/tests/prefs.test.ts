import { describe, expect, it } from "vitest";
import { readPrefs } from "../src/lib/prefs.svelte";
import { codeIn, parseRoute } from "../src/lib/route.svelte";
import { preferredLanguage } from "../src/lib/words.svelte";

describe("preferences", () => {
  it("keep what is known and of the right kind, and nothing else", () => {
    const kept = readPrefs('{"theme":"dark","sound":"loud","unknown":1}');
    expect(kept.theme).toBe("dark");
    expect(kept.sound).toBe(true);
    expect("unknown" in kept).toBe(false);
  });
  it("survive unreadable storage", () => {
    expect(readPrefs("{").theme).toBe("auto");
    expect(readPrefs("null").theme).toBe("auto");
    expect(readPrefs(null).theme).toBe("auto");
  });
});

describe("the address", () => {
  it("names a page and its arguments", () => {
    expect(parseRoute("/t/KIWI-7")).toMatchObject({ page: "table", args: ["KIWI-7"] });
    expect(parseRoute("/rules/darwin", "?q=hunt").query.get("q")).toBe("hunt");
    expect(parseRoute("/rules").page).toBe("learn");
    expect(parseRoute("/cards/").page).toBe("learn");
    expect(parseRoute("/t/../x").page).toBe("nowhere");
  });

  it("finds a table's code in whatever was pasted", () => {
    expect(codeIn(" m5bt6t ")).toBe("M5BT6T");
    expect(codeIn("https://a.example/t/m5bt6t/?from=chat#x")).toBe("M5BT6T");
    expect(codeIn("Come! https://a.example/review/M5BT6T?seat=0&step=3")).toBe("M5BT6T");
    expect(codeIn("Ｍ５ＢＴ６Ｔ")).toBe("M5BT6T");
    expect(codeIn("   ")).toBe("");
  });
});

describe("the language", () => {
  it.each([
    [["zh-TW", "en"], "zh-Hant"],
    [["zh-CN"], "zh-Hans"],
    [["zh"], "zh-Hans"],
    [["pt-BR"], "pt"],
    [["fi", "sv-FI"], "sv"],
    [["de"], "en"],
  ])("for %j is %s", (asked, wanted) => {
    expect(preferredLanguage(asked)).toBe(wanted);
  });
});
