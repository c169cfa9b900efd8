/**
 * The back-office over ten thousand people: its slowest page by itself, as time and as processor time (which other work does not lengthen), and
 * each page against the same one while there was almost nobody.
 */
import { fillCrowd } from "#server/testing/crowd.ts";
import type { BenchPerson, BenchServer } from "./bench-server.ts";
import { canCountCpu, cpuOf } from "./cpu.ts";
import { atMost, type Figure, quantile } from "./figure.ts";

const people = 10_000;
const rounds = 9;

const sorted = (path: string, sorts: readonly string[]) =>
  sorts.flatMap((sort) => ["asc", "desc"].map((direction) => `${path}?sort=${sort}&direction=${direction}`));

/** One letter finds nearly everybody: the dearest search of each list. */
const ofOneLetter = ["people", "security/events", "security/sessions", "audit", "reports", "letters"].map(
  (list) => `/api/admin/${list}?search=e`,
);

/** Every question that the back-office asks of its tables and figures; the record of one person is asked of the superadmin's own. */
const pagesOf = (personId: string): readonly string[] => [
  ...sorted("/api/admin/people", ["created", "email", "plan", "lastSeen", "sessions", "bytes"]),
  "/api/admin/people?page=150",
  "/api/admin/people?page=40&size=200&sort=bytes",
  "/api/admin/people?search=person-77",
  "/api/admin/people?search=nobody-at-all",
  "/api/admin/people?state=deleting&plan=plus&isPaid=true",
  `/api/admin/people/${personId}`,
  "/api/admin/overview?days=365",
  "/api/admin/security?days=90",
  "/api/admin/security?days=365",
  ...sorted("/api/admin/security/events", ["at", "times"]),
  "/api/admin/security/events?kind=locked&search=person-7&page=2",
  ...sorted("/api/admin/security/sessions", ["lastUsed", "signedIn"]),
  "/api/admin/security/sessions?method=passkey&search=person-7",
  "/api/admin/audit",
  "/api/admin/audit?page=18",
  "/api/admin/audit?search=person-7&action=person.banned",
  "/api/admin/reports",
  "/api/admin/reports?status=dismissed&page=20",
  "/api/admin/reports?status=open&reason=threat",
  ...sorted("/api/admin/reports", ["decidedAt", "reported", "about"]),
  "/api/admin/reports?search=person-77&page=2",
  ...sorted("/api/admin/letters", ["queue", "createdAt", "answeredAt"]),
  "/api/admin/letters?state=open&page=2",
  ...ofOneLetter,
  "/api/admin/announcements",
  "/api/admin/help-lines",
  "/api/admin/texts",
  "/api/admin/texts/terms/en/40",
  "/api/admin/ai?days=365",
  "/api/admin/settings",
  "/api/admin/invites",
];

/** Each may be taken twenty times an hour. */
const files = [
  "/api/admin/people.csv",
  "/api/admin/security/events.csv",
  "/api/admin/audit.csv",
  "/api/admin/reports.csv",
] as const;
const fileRounds = 3;

export async function measureOffice(bench: BenchServer): Promise<readonly Figure[]> {
  const admin = await bench.person();
  await bench.outside.query("select set_person_role($1, 'superadmin')", [admin.email]);
  const pages = pagesOf(admin.personId);
  const before = await timesOf(bench, admin, pages.filter(isThereBefore), rounds);
  await fillCrowd(bench.outside, { people, now: new Date(), masters: null });
  const after = await timesOf(bench, admin, pages, rounds);
  const whole = await timesOf(bench, admin, files, fileRounds);
  const costs = canCountCpu ? await costsOf(bench, admin, pages) : [];
  const slowest = pages.reduce((slow, path) => (middleOf(after, path) > middleOf(after, slow) ? path : slow));
  return [
    atMost({
      name: `the slowest page of the back-office over ${people.toLocaleString("en")} people, ${slowest}`,
      rounds: after.get(slowest) ?? [],
      unit: "ms",
      budget: 200,
    }),
    ...(canCountCpu
      ? [
          atMost({
            name: "CPU of server and database for the dearest of them",
            value: Math.max(...costs),
            unit: "µs of CPU",
            budget: 200_000,
          }),
        ]
      : []),
    ...pages.map((path) => {
      const measured = { rounds: after.get(path) ?? [], unit: "ms" } as const;
      const floors = before.get(path);
      return floors
        ? atMost({ ...measured, name: `${path}, against the same with almost nobody`, floors, budget: 20 })
        : atMost({ ...measured, name: path, budget: 200 });
    }),
    ...files.map((path) =>
      atMost({ name: `${path}, whole`, rounds: whole.get(path) ?? [], unit: "ms", budget: 10_000 }),
    ),
  ];
}

/** A version of a text is there once somebody published forty. */
const isThereBefore = (path: string) => !path.includes("/texts/");

const middleOf = (times: Times, path: string) => quantile(times.get(path) ?? [], 0.5);

/** Microseconds of one answer of each page. */
async function costsOf(
  { server, databasePid }: BenchServer,
  { cookie }: BenchPerson,
  pages: readonly string[],
): Promise<number[]> {
  const costs: number[] = [];
  for (const path of pages) {
    const before = cpuOf([server.pid, databasePid]);
    for (let round = 0; round < rounds; round += 1)
      await (await fetch(server.url + path, { headers: { cookie } })).arrayBuffer();
    costs.push(((cpuOf([server.pid, databasePid]) - before) / rounds) * 1_000_000);
  }
  return costs;
}

type Times = ReadonlyMap<string, readonly number[]>;

/** Milliseconds of each, one after the other, after one round that does not count. */
async function timesOf(
  { server }: BenchServer,
  { cookie }: BenchPerson,
  paths: readonly string[],
  counted: number,
): Promise<Times> {
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let round = 0; round <= counted; round += 1) {
    for (const path of paths) {
      const begun = performance.now();
      const response = await fetch(server.url + path, { headers: { cookie } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      if (round > 0) times.get(path)?.push(performance.now() - begun);
    }
  }
  return times;
}
