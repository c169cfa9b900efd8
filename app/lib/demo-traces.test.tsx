import { afterEach, expect, test } from "vitest";
import { countDemoTabs, forgetClosedDemo, holdDemo, markDemo } from "./demo-traces.ts";
import { readLocal } from "./local-storage.ts";

const isRemembered = () => readLocal("tendre.demo") !== null;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a demo that a tab loads again while another one starts is not taken for closed", async () => {
  markDemo("alix");
  let letGo: () => void = () => undefined;
  await forgetClosedDemo(async () => {
    letGo = await holdDemo();
  });
  expect(isRemembered()).toBe(true);
  letGo();
  await expect.poll(countDemoTabs).toBe(0);
  await forgetClosedDemo(async () => undefined);
  expect(isRemembered()).toBe(false);
});
