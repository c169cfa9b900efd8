/** Requests one URL repeatedly over keep-alive connections, in a process of its own, and reports the time of each response. */
import { fork } from "node:child_process";
import { Agent, request } from "node:http";

export type Order = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly milliseconds: number;
};
export type Load = { readonly perSecond: number; readonly times: readonly number[] };

export function load(order: Order): Promise<Load> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [JSON.stringify(order)]);
    child.once("message", (said) => resolve(said as Load));
    child.once("error", reject);
  });
}

async function drive({ url, headers, connections, milliseconds }: Order): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const began = performance.now();
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const asked = performance.now();
      request(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        response.resume();
        response.once("end", () => {
          times.push(performance.now() - asked);
          resolve();
        });
      })
        .once("error", reject)
        .end();
    });
  const walk = async () => {
    while (performance.now() - began < milliseconds) await ask();
  };
  await Promise.all(Array.from({ length: connections }, walk));
  agent.destroy();
  return { perSecond: (times.length / (performance.now() - began)) * 1_000, times };
}

if (process.argv[1] === import.meta.filename && process.argv[2])
  process.send?.(await drive(JSON.parse(process.argv[2]) as Order));
