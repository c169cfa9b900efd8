/** The server's side of an upload (domain/media/upload.ts) in memory, with configurable faults. */

import type { UploadReply, UploadTransport } from "#app/store/uploads/upload-transport.ts";
import type { UploadStatus } from "#domain/media/upload.ts";

type Kept = { status: UploadStatus; bytes: Uint8Array; isDropped: boolean };
type Fault =
  | "lost before"
  | "lost after"
  | { readonly status: number; readonly code: string; readonly details?: object };

export const photoFacts = {
  kind: "photo",
  width: 120,
  height: 80,
  duration: null,
  bytes: 900,
  blur: "data:image/webp;base64,AA==",
} as const;

export function createUploadServer() {
  const kept = new Map<string, Kept>();
  const calls: string[] = [];
  const faults: (Fault | null)[] = [];
  let verdict: Partial<UploadStatus> = { state: "ready", facts: photoFacts };

  const refused = (status: number, code: string, details: object = {}): UploadReply => ({
    ok: false,
    status,
    code,
    details: { ...details },
  });
  const lost = refused(0, "");

  async function answer(call: string, act: () => Promise<UploadReply> | UploadReply): Promise<UploadReply> {
    calls.push(call);
    const fault = faults.shift() ?? null;
    if (fault === "lost before") return lost;
    if (fault && fault !== "lost after") return refused(fault.status, fault.code, fault.details);
    const reply = await act();
    return fault ? lost : reply;
  }
  const find = (id: string) => {
    const upload = kept.get(id);
    return upload && !upload.isDropped ? upload : null;
  };

  const transport: UploadTransport = {
    open: ({ id, bytes }) =>
      answer("open", () => {
        const known = kept.get(id);
        if (known?.isDropped) return refused(410, "gone");
        if (known) return { ok: true, upload: known.status };
        const status = { id, bytes, offset: 0, state: "receiving", refusal: null, facts: null } as const;
        kept.set(id, { status, bytes: new Uint8Array(bytes), isDropped: false });
        return { ok: true, upload: status };
      }),
    part: (id, offset, blob) =>
      answer(`part ${offset}`, async () => {
        const upload = find(id);
        if (!upload) return refused(404, "not_found");
        if (upload.status.offset !== offset)
          return refused(409, "conflict", { offset: upload.status.offset });
        upload.bytes.set(new Uint8Array(await blob.arrayBuffer()), offset);
        upload.status = { ...upload.status, offset: offset + blob.size };
        return { ok: true, upload: upload.status };
      }),
    poster: (id) =>
      answer("poster", () => {
        const upload = find(id);
        return upload ? { ok: true, upload: upload.status } : refused(404, "not_found");
      }),
    finish: (id) =>
      answer("finish", () => {
        const upload = find(id);
        if (!upload) return refused(404, "not_found");
        upload.status = { ...upload.status, ...verdict };
        return { ok: true, upload: upload.status };
      }),
    async drop(id) {
      calls.push("drop");
      const upload = kept.get(id);
      if (upload) upload.isDropped = true;
      return upload ? 204 : 404;
    },
  };
  return {
    transport,
    calls,
    /** Faults of the next calls, in order; null: none. */
    meet: (...next: (Fault | null)[]) => void faults.push(...next),
    check: (next: Partial<UploadStatus>) => {
      verdict = next;
    },
    forgetAll: () => kept.clear(),
    bytesOf: (id: string) => find(id)?.bytes,
    count: () => kept.size,
  };
}
