/** The pull: against the bare floor, in a small and a large table, and while others sign in. */

import { fillFloor, startBareServer } from "./bare-server.ts";
import type { BenchPerson, BenchServer } from "./bench-server.ts";
import { canCountCpu, cpuOf } from "./cpu.ts";
import { atLeast, atMost, type Figure, quantile } from "./figure.ts";
import { type Load, load } from "./load.ts";

const milliseconds = 4_000;
const rounds = 3;

export async function measurePull(bench: BenchServer): Promise<readonly Figure[]> {
  const person = await bench.person();
  await bench.write(
    person,
    "relationships",
    Array.from({ length: 50 }, (_, at) => ({ name: `Person ${at}`, city: "Lyon", notes: "By the river." })),
  );
  const own = ({ cookie }: BenchPerson, connections: number) =>
    load({
      url: `${bench.server.url}/api/sync/pull?since=0&limit=50`,
      headers: { cookie },
      connections,
      milliseconds,
    });

  await fillFloor(bench, person.personId, 50);
  const bare = await startBareServer({ connection: bench.connection, personId: person.personId });
  const ours: Costs[] = [];
  const floors: Costs[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = { url: bare.url, headers: {}, connections: 16, milliseconds };
    floors.push(await costsOf([bare.pid, bench.databasePid], () => load(order)));
    ours.push(await costsOf([bench.server.pid, bench.databasePid], () => own(person, 16)));
  }
  bare.stop();

  const crowd = await Promise.all(Array.from({ length: 25 }, () => bench.person()));
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(quantile((await own(person, 4)).times, 0.99));
    const [read] = await Promise.all([own(person, 4), signInSteadily(bench, crowd, 50, milliseconds)]);
    busy.push(quantile(read.times, 0.99));
  }

  await fillTable(bench, 10_000);
  const small = await own(person, 1);
  await fillTable(bench, 1_000_000);
  const large = await own(person, 1);
  return [
    atLeast({
      name: "pull of 50 rows, against bare Hono and one query",
      rounds: ours.map(({ perSecond }) => perSecond),
      floors: floors.map(({ perSecond }) => perSecond),
      unit: "requests/s",
      budget: 0.8,
    }),
    ...(canCountCpu
      ? [
          atMost({
            name: "CPU of server and database for a pull of 50 rows, against the same floor",
            rounds: ours.map(({ microseconds }) => microseconds),
            floors: floors.map(({ microseconds }) => microseconds),
            unit: "µs of CPU",
            budget: 1.25,
          }),
        ]
      : []),
    atMost({
      name: "the same in a table of a million, p50 against ten thousand",
      value: quantile(large.times, 0.5),
      floor: quantile(small.times, 0.5),
      unit: "ms",
      budget: 1.2,
    }),
    atMost({
      name: "the same while 50 people a second sign in, p99 against quiet",
      rounds: busy,
      floors: quiet,
      unit: "ms",
      budget: 2,
    }),
  ];
}

/** Requests a second, and the CPU time of one in all processes that serve it. */
type Costs = { readonly perSecond: number; readonly microseconds: number };

async function costsOf(pids: readonly number[], work: () => Promise<Load>): Promise<Costs> {
  const used = () => (canCountCpu ? cpuOf(pids) : 0);
  const before = used();
  const { perSecond, times } = await work();
  return { perSecond, microseconds: ((used() - before) / times.length) * 1_000_000 };
}

async function signInSteadily(
  { server }: BenchServer,
  people: readonly BenchPerson[],
  perSecond: number,
  during: number,
): Promise<void> {
  const headers = { "content-type": "application/json", origin: server.url };
  const asked: Promise<number>[] = [];
  const wanted = (perSecond * during) / 1_000;
  while (asked.length < wanted) {
    const { email = "", password = "" } = people[asked.length % people.length] ?? {};
    const body = JSON.stringify({ email, password });
    asked.push(
      fetch(`${server.url}/api/auth/sign-in/email`, { method: "POST", headers, body }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 1_000 / perSecond));
  }
  const entered = (await Promise.all(asked)).filter((status) => status === 200).length;
  console.error(`  ${entered} of ${wanted} signed in while others read`);
}

/** Other people's relationships, a hundred each, until the table holds `count`. */
async function fillTable({ outside }: BenchServer, count: number): Promise<void> {
  await outside.query(
    `with more as (
       select greatest(0, $1 - (select count(*) from relationships))::int / 100 as people),
     person as (
       insert into profiles (id, email)
       select gen_random_uuid(), gen_random_uuid() || '@bench.test' from more, generate_series(1, more.people)
       returning id)
     insert into relationships (user_id, id, sealed, rev, created_at, updated_at)
     select person.id, gen_random_uuid(), decode(repeat('00', 500), 'hex'), n, now(), now()
     from person, generate_series(1, 100) n`,
    [count],
  );
  await outside.query("vacuum analyze relationships");
}
