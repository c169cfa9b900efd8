import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startTendre } from "./running-server.ts";

const run = promisify(execFile);

test("the matrix fixture fills a data folder with people who can sign in", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "tendre-seed-"));
  const env = { ...process.env, NODE_ENV: "test", TENDRE_DATA: folder };
  const { stdout } = await run(process.execPath, ["scripts/seed.ts", "--fixture", "matrix"], { env });
  const [, email, password, canary] = /^admin +(\S+) +(\w.*?) {3}(\S+)$/m.exec(stdout) ?? [];
  const server = await startTendre({ folder });
  try {
    const headers = { "content-type": "application/json", origin: server.url };
    const response = await fetch(`${server.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers,
      body: JSON.stringify({ email, password }),
    });
    const { person, token } = await response.json();
    expect(person).toMatchObject({ email: "admin@roles.test", isAdmin: true });
    const relationships = await fetch(`${server.url}/api/relationships`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await relationships.json()).toMatchObject([{ name: canary, notes: `${canary} here` }]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
