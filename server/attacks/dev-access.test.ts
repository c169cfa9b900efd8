/** Someone on another machine, a relay that adds no header, and a foreign page in the developer's browser. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { afterAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { devServer } from "../../scripts/build/dev-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("dev doors");
const running: TestServer[] = [];
afterAll(async () => {
  for (const server of running) await server.close();
});
async function serverWith(settings: Record<string, string>) {
  const server = await createTestServer(settings);
  running.push(server);
  return server;
}
const peer = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remoteFamily: remoteAddress.includes(":") ? "IPv6" : "IPv4" } },
});
const doors = ["/dev/mail", "/dev/mail.json", "/dev/clock", "/dev/sms", "/dev/anything"];

async function knock(
  server: TestServer,
  host: string,
  address: string,
  headers: Record<string, string> = {},
) {
  for (const path of doors) {
    for (const method of ["GET", "POST"]) {
      const asked = await server.app.request(
        `http://${host}${path}`,
        { method, headers: { host, "content-type": "application/json", ...headers }, ...body(method) },
        peer(address),
      );
      tally.status(asked, [404, 403], `${method} ${path} at ${host} from ${address}`);
    }
  }
}
const body = (method: string) => (method === "POST" ? { body: "{}" } : {});

test.for([
  "https://diary.example",
  "http://diary.example",
  "https://localhost",
  "https://127.0.0.1:8443",
  "http://192.168.1.20:3000",
  "http://localhost.diary.example",
  "http://127.0.0.1.diary.example",
])("with the public address %s and nothing else set, no relay on this machine opens a door", async (url) => {
  const server = await serverWith({ PUBLIC_URL: url, NODE_ENV: "development" });
  const { host } = new URL(url);
  for (const name of [host, "localhost", "localhost:3000", "127.0.0.1:3000"])
    await knock(server, name, "127.0.0.1");
});

test("without a public address, only this machine under its own names opens one", async () => {
  const server = await serverWith({ PUBLIC_URL: "", NODE_ENV: "development", HOST: "0.0.0.0" });
  for (const address of ["192.0.2.7", "10.0.0.3", "fe80::1", "::ffff:192.0.2.7", "2001:db8::1", "unknown"])
    await knock(server, "localhost:3000", address);
  for (const host of [
    "rebound.example",
    "0.0.0.0:3000",
    "127.0.0.1.rebound.example",
    "localhost.rebound.example",
  ])
    await knock(server, host, "127.0.0.1");
  for (const name of [
    "x-forwarded-for",
    "x-real-ip",
    "forwarded",
    "via",
    "x-forwarded-host",
    "x-forwarded-proto",
  ])
    await knock(server, "localhost:3000", "127.0.0.1", { [name]: "127.0.0.1" });
  const own = await server.app.request("http://localhost:3000/dev/mail.json", {}, peer("127.0.0.1"));
  expect(own.status).toBe(200);
});

test("the development server gives the app's files, to its own pages, and never the data folder", async () => {
  const root = mkdtempSync(join(tmpdir(), "tendre-dev-"));
  const secret = "bWFzdGVyLWtleQ";
  for (const folder of ["app", "data", "server"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "index.html"), "<!doctype html><title>x</title>");
  writeFileSync(join(root, "app/main.ts"), "export const page = 1;");
  for (const file of ["data/secrets.json", "data/key.svg", "server/env.ts", ".env", "app/secrets.json"])
    writeFileSync(join(root, file), JSON.stringify({ masterKey: secret }));
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    cacheDir: join(root, "cache"),
    server: { ...devServer(root), port: 0, host: "127.0.0.1" },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const files = ["data/secrets.json", "data/key.svg", "server/env.ts", ".env", "app/secrets.json"];
  const queries = [
    "",
    "?raw",
    "?url",
    "?import",
    "?import&raw",
    "?inline",
    "?import&inline",
    "?raw??",
    "?.svg?.wasm?init",
    "?t=1&raw&import",
  ];
  const ways = (file: string) => [
    `/${file}`,
    `//${file}`,
    `/app/../${file}`,
    `/app/%2e%2e/${file}`,
    `/%64ata/../${file}`,
    `/@fs${root}/${file}`,
    `/@fs/${root}/app/../${file}`,
    `/@id/${root}/${file}`,
  ];
  const origin = `http://127.0.0.1:${port}`;
  for (const file of files)
    for (const query of queries)
      for (const way of ways(file)) {
        const response = await fetch(origin + way + query, { headers: { accept: "*/*" } });
        const text = await response.text();
        const told = text + Buffer.from(text.split("base64,")[1]?.split('"')[0] ?? "", "base64").toString();
        tally.note(!told.includes(secret), `${way}${query} gave the secret away`);
      }
  const page = await fetch(`${origin}/app/main.ts`, { headers: { origin: "http://localhost:9999" } });
  expect(await page.text()).toContain("page = 1");
  tally.note(!page.headers.has("access-control-allow-origin"), "another page may read the sources");
  const foreign = await fetch(`${origin}/app/main.ts`, { headers: { origin: "https://evil.example" } });
  tally.note(!foreign.headers.has("access-control-allow-origin"), "a foreign page may read the sources");
  await vite.close();
  rmSync(root, { recursive: true, force: true });
});
