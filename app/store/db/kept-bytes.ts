/**
 * Files where a browser keeps no Blob: in its private windows WebKit refuses them ("Error preparing Blob/File data"), others did before. Their
 * bytes and type are kept then, and are a Blob again for whoever reads. Known by the first refusal: elsewhere nothing is copied.
 */
import { type DBCore, type DBCoreMutateRequest, type DBCoreTable, Dexie } from "dexie";

export type KeptBytes = { readonly bytes: ArrayBuffer; readonly type: string };

export function keepBytesIn(dexie: Dexie, table: string): void {
  dexie.use({
    stack: "dbcore",
    name: "kept bytes",
    create: (core): DBCore => ({
      ...core,
      table: (name) => (name === table ? withBytes(core.table(name)) : core.table(name)),
    }),
  });
}

function withBytes(table: DBCoreTable): DBCoreTable {
  let takesBlobs = true;
  async function mutateBytes(request: DBCoreMutateRequest) {
    if (!("values" in request)) return table.mutate(request);
    // The transaction stays open while the bytes are read.
    const values = await Dexie.waitFor(
      import("./bytes-of.ts").then(({ bytesOf }) => bytesOf(request.values)),
    );
    const outcome = await table.mutate({ ...request, values });
    if (outcome.numFailures === 0) takesBlobs = false;
    return outcome;
  }
  return {
    ...table,
    mutate: (request) => {
      if (!("values" in request)) return table.mutate(request);
      if (!takesBlobs) return mutateBytes(request);
      return table.mutate(request).then(
        (outcome) => (outcome.numFailures === 0 ? outcome : mutateBytes(request)),
        () => mutateBytes(request),
      );
    },
    get: (request) => table.get(request).then(toBlob),
    getMany: (request) => table.getMany(request).then((rows) => rows.map(toBlob)),
    query: (request) =>
      table
        .query(request)
        .then((found) => (request.values ? { ...found, result: found.result.map(toBlob) } : found)),
  };
}

function toBlob<Row>(row: Row): Row {
  if (typeof row !== "object" || row === null || !("blob" in row) || !isKeptBytes(row.blob)) return row;
  return { ...row, blob: new Blob([row.blob.bytes], { type: row.blob.type }) };
}

function isKeptBytes(value: unknown): value is KeptBytes {
  return (
    typeof value === "object" && value !== null && "bytes" in value && value.bytes instanceof ArrayBuffer
  );
}
