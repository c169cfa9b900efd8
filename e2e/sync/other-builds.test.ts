/**
 * A page that stayed open beside a newer server, and a newer page beside a server that was rolled back: the code of the previous commit
 * against this one's, both ways (docs/sync.md, server rule 11). Where there is no previous commit (a shallow clone) this one stands for both.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Transport } from "#app/store/sync/transport.ts";
import { goodPassword } from "#server/testing/people.ts";
import { type RunningServer, startTendre } from "#server/testing/running-server.ts";

const root = process.cwd();
/** Milliseconds: two servers make their databases; no budget. */
const startLimit = 180_000;

let previous: string;
let servers: Readonly<Record<"this" | "previous", RunningServer>>;

beforeAll(async () => {
  previous = mkdtempSync(join(tmpdir(), "tendre-previous-"));
  execFileSync("sh", ["-c", `git archive ${previousCommit()} | tar -x -C "${previous}"`], { cwd: root });
  symlinkSync(join(root, "node_modules"), join(previous, "node_modules"));
  const env = { AUTH_REQUIRE_EMAIL_CONFIRMATION: "false" };
  const [now, before] = await Promise.all([startTendre({ env }), startTendre({ env, tree: previous })]);
  servers = { this: now, previous: before };
}, startLimit);
afterAll(async () => {
  await Promise.all(Object.values(servers ?? {}).map((server) => server.stop()));
  rmSync(previous, { recursive: true, force: true });
});

function previousCommit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--verify", "--quiet", "HEAD~1"], { encoding: "utf8" }).trim();
  } catch {
    return "HEAD";
  }
}

type Build = {
  readonly openTestJournal: typeof import("#app/store/testing/open-test-journal.ts").openTestJournal;
  readonly syncOnce: typeof import("#app/store/sync/sync-round.ts").syncOnce;
  readonly createRow: typeof import("#app/store/write/commit-row.ts").createRow;
  readonly patchRow: typeof import("#app/store/write/commit-row.ts").patchRow;
  readonly callHeaders: typeof import("#app/store/sync/transport.ts").callHeaders;
  readonly readPushAnswer: typeof import("#domain/sync/read-sync-answer.ts").readPushAnswer;
  readonly readPullAnswer: typeof import("#domain/sync/read-sync-answer.ts").readPullAnswer;
};

/** The store of a tree, as a page of that build has it. */
async function loadBuild(tree: string): Promise<Build> {
  const files = [
    "app/store/testing/open-test-journal.ts",
    "app/store/sync/sync-round.ts",
    "app/store/write/commit-row.ts",
    "app/store/sync/transport.ts",
    "domain/sync/read-sync-answer.ts",
  ];
  return Object.assign(
    {},
    ...(await Promise.all(files.map((file) => vi.importActual<object>(join(tree, file))))),
  );
}

type Account = { readonly cookie: string; readonly personId: string };

async function openAccount({ url }: RunningServer, name: string): Promise<Account> {
  const call = (path: string, json: object) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify(json),
    });
  const account = { email: `${name}@example.org`, password: goodPassword };
  const terms = { acceptTerms: true, isAdult: true, locale: "en", firstName: "Ada", lastName: "Lov" };
  await call("/api/auth/sign-up/email", { ...account, ...terms });
  const signedIn = await call("/api/auth/sign-in/email", account);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const session = await fetch(`${url}/api/session`, { headers: { cookie } });
  const { person } = (await session.json()) as { person: { id: string } };
  return { cookie, personId: person.id };
}

async function openDevice(build: Build, { url }: RunningServer, { cookie, personId }: Account) {
  const journal = await build.openTestJournal({ kind: "account", personId });
  const headers = { ...build.callHeaders(personId), cookie, origin: url, "content-type": "application/json" };
  async function call<T>(path: string, read: (body: unknown) => T | null, body?: object) {
    const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const response = await fetch(`${url}${path}`, { headers, ...sent });
    const value = response.ok ? read(await response.json()) : null;
    return value === null
      ? ({ ok: false, status: response.ok ? 0 : response.status } as const)
      : ({ ok: true, value } as const);
  }
  const transport: Transport = {
    push: (body) => call("/api/sync/push", build.readPushAnswer, body),
    pull: ({ since, bytes, incarnation, newest }) => {
      const life = incarnation ? `&incarnation=${incarnation}` : "";
      const walk = newest ? `&before=${newest.before}&part=${newest.part}` : "";
      return call(`/api/sync/pull?since=${since}&bytes=${bytes}${life}${walk}`, build.readPullAnswer);
    },
  };
  return {
    journal,
    add: (name: string) => build.createRow(journal, "relationships", { name }),
    patch: (id: string, fields: Readonly<Record<string, unknown>>) =>
      build.patchRow(journal, "relationships", id, fields),
    row: (id: string) => journal.database.table("relationships").get(id),
    waits: () => journal.database.outbox.count(),
    async sync() {
      // As often as a loop would until nothing is left to say.
      for (let round = 0; round < 3; round += 1) await build.syncOnce(journal, transport);
    },
  };
}

test.each(["this", "previous"] as const)(
  "a page of each build writes beside the other at %s build's server, and both have all of it",
  async (which) => {
    const server = servers[which];
    const account = await openAccount(server, `both-${which}`);
    const [now, before] = await Promise.all([loadBuild(root), loadBuild(previous)]);
    const page = await openDevice(now, server, account);
    const olderPage = await openDevice(before, server, account);
    for (const [writer, reader] of [
      [page, olderPage],
      [olderPage, page],
    ] as const) {
      const written = await writer.add("Camille");
      if (!written.ok) throw new Error("not written");
      const { id } = written.row;
      await writer.sync();
      await reader.sync();
      expect((await reader.row(id))?.name).toBe("Camille");
      await writer.patch(id, { city: "Lyon" });
      await reader.patch(id, { notes: "by the river" });
      await writer.sync();
      await reader.sync();
      await writer.sync();
      for (const one of [writer, reader]) {
        expect(await one.row(id)).toMatchObject({ name: "Camille", city: "Lyon", notes: "by the river" });
        expect(await one.waits()).toBe(0);
        expect(await one.journal.database.refusedOps.count()).toBe(0);
      }
    }
  },
);
