import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

const own = ["https://tendre.example"];

test.for([
  ["/dashboard", "/dashboard"],
  ["/boyfriends/1?a=b#c", "/boyfriends/1?a=b#c"],
  ["/a/../b", "/b"],
  ["https://tendre.example/list?q=é", "/list?q=%C3%A9"],
  ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
] as const)("%s leads to %s", ([target, path]) => {
  expect(ownPath(target, own)).toBe(path);
});

test.for([
  "",
  "dashboard",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "https://evil.example/",
  "http://tendre.example/",
  "https://tendre.example.evil.example/",
  "https://tendre.example@evil.example/",
  "https://someone@tendre.example/",
  "javascript:alert(1)",
  "data:text/html,x",
])("%j leads nowhere of ours", (target) => {
  expect(ownPath(target, own)).toBeNull();
});
