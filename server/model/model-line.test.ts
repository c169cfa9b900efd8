import { expect, test } from "vitest";
import { createModelLine } from "./model-line.ts";

test("so many replies at once and no more, in all and of one person", () => {
  const line = createModelLine({ places: 3, ofPerson: 2 });
  expect(line.enter("anna")).not.toBeNull();
  expect(line.enter("anna")).not.toBeNull();
  expect(line.enter("anna")).toBeNull();
  expect(line.enter("bruno")).not.toBeNull();
  expect(line.enter("carla")).toBeNull();
});

test("a place that was left is somebody's again, once, however often it is left", () => {
  const line = createModelLine({ places: 2, ofPerson: 2 });
  const leave = line.enter("anna");
  line.enter("bruno");
  leave?.();
  leave?.();
  expect(line.enter("carla")).not.toBeNull();
  expect(line.enter("dora")).toBeNull();
});

test("who was refused holds nothing", () => {
  const line = createModelLine({ places: 10, ofPerson: 1 });
  const leave = line.enter("anna");
  for (let time = 0; time < 20; time += 1) expect(line.enter("anna")).toBeNull();
  leave?.();
  expect(line.enter("anna")).not.toBeNull();
});
