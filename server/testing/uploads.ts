/** Uploads a file as a device does: announced, in parts, finished, named by an op. */
import { v7 as newId } from "uuid";
import { partLimit, type UploadStatus } from "#domain/media/upload.ts";
import { uploadStatusSchema } from "#domain/media/upload-fields.ts";
import { createDevice, type Person, rowOf } from "./devices.ts";
import type { TestServer } from "./test-server.ts";

type Server = Pick<TestServer, "request">;

export type Uploads = {
  open(bytes: number, more?: Readonly<Record<string, unknown>>): Promise<Response>;
  part(id: string, offset: number, bytes: Uint8Array): Promise<Response>;
  poster(id: string, bytes: Uint8Array): Promise<Response>;
  finish(id: string): Promise<Response>;
  status(id: string): Promise<Response>;
  /** The whole upload; resolves to its status. */
  send(bytes: Buffer, poster?: Buffer): Promise<UploadStatus>;
  /** Also creates the row that shows it. */
  keep(
    bytes: Buffer,
    fields?: Readonly<Record<string, string | number | boolean | null>>,
  ): ReturnType<typeof put>;
};

export function createUploads(server: Server, person: Person): Uploads {
  const { cookie } = person;
  const path = (id: string) => `/api/uploads/${id}`;
  const raw = (method: string, address: string, bytes: Uint8Array, headers: Record<string, string> = {}) =>
    server.request(address, { method, cookie, headers, body: new Uint8Array(bytes) });
  const uploads: Uploads = {
    open: (bytes, more = {}) =>
      server.request("/api/uploads", { method: "POST", cookie, json: { id: newId(), bytes, ...more } }),
    part: (id, offset, bytes) => raw("PATCH", path(id), bytes, { "upload-offset": String(offset) }),
    poster: (id, bytes) => raw("PUT", `${path(id)}/poster`, bytes),
    finish: (id) => server.request(`${path(id)}/finish`, { method: "POST", cookie }),
    status: (id) => server.request(path(id), { cookie }),
    async send(bytes, poster) {
      const { id } = await statusIn(await uploads.open(bytes.length));
      for (let offset = 0; offset < bytes.length; offset += partLimit) {
        await statusIn(await uploads.part(id, offset, bytes.subarray(offset, offset + partLimit)));
      }
      if (poster) await statusIn(await uploads.poster(id, poster));
      return statusIn(await uploads.finish(id));
    },
    async keep(bytes, fields) {
      const { id, refusal } = await uploads.send(bytes);
      if (refusal) throw new Error(`The upload was refused: ${refusal}.`);
      return put(server, person, { upload_id: id, ...fields });
    },
  };
  return uploads;
}

async function put(
  server: Server,
  person: Person,
  fields: Readonly<Record<string, string | number | boolean | null>>,
) {
  const device = createDevice(server, person);
  return rowOf(await device.send(device.put(fields, { table: "media" })));
}

export async function statusIn(response: Response): Promise<UploadStatus> {
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  return uploadStatusSchema.parse(body);
}
