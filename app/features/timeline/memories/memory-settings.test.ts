import { expect, test } from "vitest";
import { changeList, kindnessOf } from "./memory-settings.ts";

const profile = {
  memory_hidden_days: ["11-21"],
  memory_hidden_relationships: ["a"],
  memory_remembered_endings: [],
};

test("what is added to a list is in it once, and taking it back leaves the others", () => {
  expect(changeList(profile, "memory_hidden_days", "11-21", true)).toEqual({ memory_hidden_days: ["11-21"] });
  expect(changeList(profile, "memory_hidden_days", "2024-02-14", true)).toEqual({
    memory_hidden_days: ["11-21", "2024-02-14"],
  });
  expect(changeList(profile, "memory_hidden_relationships", "a", false)).toEqual({
    memory_hidden_relationships: [],
  });
});

test("the lists of the profile are what memories go by", () => {
  const { hiddenDays, hiddenRelationships, rememberedEndings } = kindnessOf(profile);
  expect([...hiddenDays, ...hiddenRelationships, ...rememberedEndings]).toEqual(["11-21", "a"]);
});
