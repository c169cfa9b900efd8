import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders } from "#server/http/guards/security-headers.ts";
import { hostingFiles } from "./build/hosting-files.ts";

const folder = join(import.meta.dirname, "../docs/hosting");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** What the server itself sends with a page over https. */
async function sent(): Promise<Readonly<Record<string, string>>> {
  const app = new Hono();
  app.use(securityHeaders("https://tendre.example.org"));
  app.get("/", (c) => c.body(null, 204));
  return Object.fromEntries((await app.request("/")).headers);
}

/** Header lines of a file, by a pattern with the groups name and value. */
function headersIn(name: string, pattern: RegExp): Readonly<Record<string, string>> {
  const found = [...read(name).matchAll(pattern)].map(({ groups }) => [groups?.name, groups?.value]);
  return Object.fromEntries(found);
}

test("the files for other hosts are what the server's own headers give (node scripts/hosting.ts writes them)", () => {
  const files = hostingFiles();
  expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort());
  for (const [name, text] of Object.entries(files)) expect(read(name), name).toBe(text);
});

test.each([
  ["nginx.conf", /add_header (?<name>[\w-]+) "(?<value>[^"]*)" always;/g],
  ["Caddyfile", /^\t\t(?<name>[a-z][\w-]+) "(?<value>[^"]*)"$/gm],
  ["_headers", /^ {2}(?!cache)(?<name>[\w-]+): (?<value>.*)$/gm],
] as const)(
  "%s sends every header of the server, with the same value, and no other",
  async (name, pattern) => {
    expect(headersIn(name, pattern)).toEqual(await sent());
  },
);
