import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await createTestServer();
  const [anna] = await makeManyPeople(server, 1);
  if (!anna) throw new Error("nobody came");
  ({ cookie } = anna);
  const phone = createDevice(server, anna);
  await phone.push(phone.put({ name: "Élise", notes: "A long note. ".repeat(500) }));
});
afterAll(() => server.close());

const pull = async (accepted: string, since = 0) => {
  const headers = { "accept-encoding": accepted };
  const response = await server.request(`/api/sync/pull?since=${since}`, { cookie, headers });
  const body = Buffer.from(await response.arrayBuffer());
  return { encoding: response.headers.get("content-encoding"), body, vary: response.headers.get("vary") };
};

test.each([
  ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip;q=1.0, zstd;q=0", "gzip", gunzipSync],
  ["BR ; q=0.5", "br", brotliDecompressSync],
])(
  "for a browser that takes %s a page comes as %s, and is the page",
  async (accepted, encoding, decompress) => {
    const plain = await pull("");
    const page = await pull(accepted);
    expect(page).toMatchObject({ encoding, vary: "accept-encoding" });
    expect(decompress(page.body)).toEqual(plain.body);
    expect(page.body.length).toBeLessThan(plain.body.length / 4);
  },
);

test.each(["", "identity", "zstd;q=0, br;q=0.0", "deflate"])(
  "what takes %j gets it as it is",
  async (accepted) => {
    const page = await pull(accepted);
    expect(page.encoding).toBeNull();
    expect(JSON.parse(page.body.toString())).toMatchObject({ more: false });
  },
);

test("a small page is not compressed", async () => {
  const { rev } = JSON.parse((await pull("")).body.toString());
  expect(await pull("zstd", rev)).toMatchObject({ encoding: null });
});
