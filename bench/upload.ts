/** A file sent to the bench's server as a device sends it. */
import { v7 } from "uuid";
import { partLimit } from "#domain/media/upload.ts";
import type { BenchPerson, BenchServer } from "./bench-server.ts";

/** @throws Error when it is refused and was expected to be kept */
export async function upload(
  { server }: BenchServer,
  { cookie }: BenchPerson,
  bytes: Buffer,
  expected = "ready",
): Promise<{ readonly id: string; readonly state: string }> {
  const id = v7();
  const headers = { cookie, origin: server.url };
  const ask = async (path: string, init: RequestInit) => {
    const response = await fetch(`${server.url}/api/uploads${path}`, init);
    const body = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  };
  const json = { ...headers, "content-type": "application/json" };
  await ask("", { method: "POST", headers: json, body: JSON.stringify({ id, bytes: bytes.length }) });
  for (let offset = 0; offset < bytes.length; offset += partLimit) {
    const body = new Uint8Array(bytes.subarray(offset, offset + partLimit));
    await ask(`/${id}`, { method: "PATCH", headers: { ...headers, "upload-offset": String(offset) }, body });
  }
  const { state, refusal } = await ask(`/${id}/finish`, { method: "POST", headers });
  if (refusal && expected === "ready") throw new Error(`A picture was refused: ${refusal}.`);
  return { id, state };
}
