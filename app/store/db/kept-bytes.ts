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

function toBlob<Row extends { readonly blob?: Blob | KeptBytes } | undefined>(row: Row) {
  const kept = row?.blob;
  return kept?.bytes instanceof ArrayBuffer
    ? { ...row, blob: new Blob([kept.bytes], { type: kept.type }) }
    : row;
}
