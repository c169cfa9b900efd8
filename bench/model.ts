/** A model outside: how soon its first word passes through, and what other pages feel of two hundred that hang. */
import { randomUUID } from "node:crypto";
import { begin, finish, type ModelServer, startModelServer, wordsOf } from "#server/testing/model-server.ts";
import { type BenchPerson, type BenchServer, startBenchServer } from "./bench-server.ts";
import { atMost, type Figure, quantile } from "./figure.ts";
import { type Load, load } from "./load.ts";

const rounds = 5;
const callsARound = 30;
/** The server holds two hundred replies, two of each person (server/create-services.ts). */
const people = 100;
const milliseconds = 4_000;

export async function measureModel(): Promise<readonly Figure[]> {
  const model = await startModelServer();
  const bench = await startBenchServer({ AI_BASE_URL: model.url });
  try {
    return [...(await measureFirstWord(bench, model)), await measureHung(bench, model)];
  } finally {
    await bench.stop();
    await model.close();
  }
}

/** Above what the provider itself takes, one call after the other, the two in turn. */
async function measureFirstWord(bench: BenchServer, model: ModelServer): Promise<readonly Figure[]> {
  model.behave((answer) => {
    begin(answer);
    answer.write(wordsOf("Four "));
    finish(answer);
  });
  const writers = await peopleOf(bench, rounds);
  const [above, least]: [number[], number[]] = [[], []];
  for (const [round, person] of writers.entries()) {
    const [direct, through]: [number[], number[]] = [[], []];
    for (let call = 0; call < callsARound; call += 1) {
      direct.push(await firstWordOf(() => askProvider(model)));
      through.push(await firstWordOf(() => askModel(bench, person, `${round} ${call}`)));
    }
    above.push(quantile(through, 0.5) - quantile(direct, 0.5));
    least.push(Math.min(...through) - Math.min(...direct));
  }
  const name = "the first word of a model, above the provider's own";
  // Where others use the processor, waiting for it is most of a median and little of the soonest call.
  return [
    atMost({ name: `${name}, median`, rounds: above, unit: "ms", budget: 10 }),
    atMost({ name: `${name}, the soonest calls`, rounds: least, unit: "ms", budget: 10 }),
  ];
}

async function measureHung(bench: BenchServer, model: ModelServer): Promise<Figure> {
  const [reader, ...crowd] = await peopleOf(bench, people + 1);
  if (!reader) throw new RangeError("nobody reads");
  await bench.write(
    reader,
    "relationships",
    Array.from({ length: 50 }, (_, at) => ({ name: `Person ${at}`, city: "Lyon" })),
  );
  const read = (): Promise<Load> =>
    load({
      url: `${bench.server.url}/api/sync/pull?since=0&limit=50`,
      headers: { cookie: reader.cookie },
      connections: 4,
      milliseconds,
    });
  await read();
  const [quiet, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(quantile((await read()).times, 0.99));
    // A first word and then nothing: these are waited for longest.
    model.behave((answer) => {
      begin(answer);
      answer.write(wordsOf("And "));
    });
    const hung = await Promise.all(
      [...crowd, ...crowd].map((person) => askModel(bench, person, String(round))),
    );
    const open = hung.filter(({ status }) => status === 200);
    await Promise.all(open.map(firstPiece));
    busy.push(quantile((await read()).times, 0.99));
    if (open.length < 2 * people) throw new Error(`Only ${open.length} of ${2 * people} hung`);
    await Promise.all(hung.map(({ body }) => body?.cancel()));
  }
  return atMost({
    name: `a pull while ${2 * people} replies of a model hang, p99 against quiet`,
    rounds: busy,
    floors: quiet,
    unit: "ms",
    budget: 2,
  });
}

/** One after the other: each hashes a password. */
async function peopleOf(bench: BenchServer, count: number): Promise<readonly BenchPerson[]> {
  const made: BenchPerson[] = [];
  while (made.length < count) made.push(await bench.person());
  return made;
}

/** Milliseconds from asking to the first piece of the reply. */
async function firstWordOf(ask: () => Promise<Response>): Promise<number> {
  const asked = performance.now();
  const response = await ask();
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const came = await firstPiece(response);
  for await (const _ of response.body ?? []);
  return came - asked;
}

async function firstPiece({ body }: Response): Promise<number> {
  const reader = body?.getReader();
  await reader?.read();
  const came = performance.now();
  reader?.releaseLock();
  return came;
}

function askProvider({ url }: ModelServer): Promise<Response> {
  const messages = [{ role: "user", content: "How many?" }];
  return fetch(`${url}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "fake", stream: true, messages }),
  });
}

function askModel({ server }: BenchServer, { cookie }: BenchPerson, question: string): Promise<Response> {
  return fetch(`${server.url}/api/lisa/model`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url, cookie },
    body: JSON.stringify({
      message_id: randomUUID(),
      language: "en",
      question: `How many? ${question}`,
      answer: "Four pages [p1].",
      pages: [{ ref: "p1", text: "5 June 2022 · A page" }],
      turns: [],
    }),
  });
}
