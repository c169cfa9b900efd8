/** The restore drill of docs/self-hosting.md, by its own commands. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { mediaAddress } from "#domain/media/upload.ts";
import { type RunningServer, startTendre } from "#server/testing/running-server.ts";
import { outputOf } from "./run-command.ts";

const root = mkdtempSync(join(tmpdir(), "tendre-drill-"));
const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  rmSync(root, { recursive: true, force: true });
});

/** The drill's commands; its last one is what `startTendre` does. */
function drill(): readonly string[] {
  const [, block = ""] =
    /\*\*A drill\*\*[\s\S]*?```sh\n([\s\S]*?)```/.exec(readFileSync("docs/self-hosting.md", "utf8")) ?? [];
  return block
    .trim()
    .split("\n")
    .map((line) => line.replace(/ +#.*$/, "").replaceAll("/tmp/drill", join(root, "drill")));
}

async function visit({ url }: RunningServer, email: string, password: string) {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const pulled = await (
    await fetch(`${url}/api/sync/pull?since=0&limit=500`, { headers: { cookie } })
  ).json();
  const rows: { id: string; upload_id?: string }[] = pulled.changes.map(({ row }: { row: object }) => row);
  const shown = rows.find(({ upload_id }) => upload_id);
  const address = mediaAddress({ id: shown?.id ?? "", upload_id: shown?.upload_id ?? "" }, "small");
  const file = await fetch(`${url}${address}`, { headers: { cookie } });
  return { rows, photo: [file.status, Buffer.from(await file.arrayBuffer()).toString("base64")] };
}

test("the drill of docs/self-hosting.md: a backup of a running server, restored beside it, lets people in and shows their photos", {
  timeout: 300_000,
}, async () => {
  const TENDRE_DATA = join(root, "data");
  const people = await outputOf(["run", "-s", "seed", "--", "--fixture", "matrix"], { TENDRE_DATA });
  const [, email = "", password = ""] = /^plus +(\S+) +(.+?) {3}/m.exec(people) ?? [];
  const first = await startTendre({ folder: TENDRE_DATA });
  running.push(first);
  const before = await visit(first, email, password);
  expect(before.rows.length).toBeGreaterThan(3);
  expect(before.photo[0]).toBe(200);

  const [backup = "", makeFolder = "", copyKeys = "", restore = "", start = ""] = drill();
  const sh = async (line: string, settings: Record<string, string> = {}) => {
    const words = line.replace(/^TENDRE_DATA=\S+ /, "").split(" ");
    return outputOf(words.slice(1), settings);
  };
  expect(backup).toMatch(/^npm run backup -- \S+\.tar$/);
  expect(await sh(backup, { TENDRE_DATA })).toMatch(
    /drill\.tar: \d+ rows, \d+ files of \d+ photos and videos/,
  );
  for (const line of [makeFolder, copyKeys.replace("data/", `${TENDRE_DATA}/`)])
    execFileSync("sh", ["-c", line]);
  const target = join(root, "drill");
  expect(restore).toBe(`TENDRE_DATA=${target} npm run restore -- ${join(root, "drill.tar")}`);
  expect(await sh(restore, { TENDRE_DATA: target })).toMatch(/Restored the backup of \d{4}-/);
  expect(start).toBe(`TENDRE_DATA=${target} PORT=3999 npm start`);
  const second = await startTendre({ folder: target });
  running.push(second);
  expect(await visit(second, email, password)).toEqual(before);
});
