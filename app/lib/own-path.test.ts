import { expect, test } from "vitest";
import { originIn, rememberingOrigin } from "./own-path.ts";

const anna = "01989681-0000-7000-8000-00000000aaaa";
const bruno = "01989681-0000-7000-8000-00000000bbbb";
const searchOf = (address: string) => address.slice(address.indexOf("?"));

test("the page first asked for waits for whoever asked for it, and for nobody else", () => {
  const asked = searchOf(rememberingOrigin("/login", "/boyfriends/1", anna));
  expect(originIn(asked, "/dashboard", anna)).toBe("/boyfriends/1");
  expect(originIn(asked, "/dashboard", bruno)).toBe("/dashboard");
  expect(asked).not.toContain(anna);
});

test("asked for by nobody known, it is anyone's; another site's is nobody's", () => {
  expect(originIn(searchOf(rememberingOrigin("/login", "/list", null)), "/dashboard", bruno)).toBe("/list");
  expect(originIn("?from=//elsewhere.example", "/dashboard", bruno)).toBe("/dashboard");
});
