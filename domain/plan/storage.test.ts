import { expect, test } from "vitest";
import { storageLimitsOf, storageSaid } from "./storage.ts";

const megabyte = 1024 * 1024;

test("storage ends at the setting's megabytes on free and plus, and on pro only where one is set for it", () => {
  expect(storageLimitsOf({ megabytes: 100, proMegabytes: undefined })).toEqual({
    free: 100 * megabyte,
    plus: 100 * megabyte,
    pro: null,
  });
  expect(storageLimitsOf({ megabytes: 50, proMegabytes: 5_120 }).pro).toBe(5_120 * megabyte);
});

test("a limit is said of a plan only where it ends before the number of files does", () => {
  const usual = storageLimitsOf({ megabytes: 100, proMegabytes: undefined });
  for (const name of ["free", "plus", "pro"] as const)
    expect([name, storageSaid(name, usual, 10 * megabyte)]).toEqual([name, null]);
  const tight = storageLimitsOf({ megabytes: 50, proMegabytes: 5_120 });
  expect(storageSaid("free", tight, 10 * megabyte)).toBeNull();
  expect(storageSaid("plus", tight, 10 * megabyte)).toBe(50 * megabyte);
  expect(storageSaid("pro", tight, 10 * megabyte)).toBe(5_120 * megabyte);
});
