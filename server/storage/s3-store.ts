/** Any S3: loaded only when one is set up, so that a server without it does not carry the client. */
import { checkKey, type FileStore } from "./file-store.ts";

export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  /** Absent: Amazon's own. */
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export function createS3Store(settings: S3Settings): FileStore {
  const disk = connect(settings);
  return {
    kind: "s3",
    async put(key, bytes) {
      await (await disk).put(checkKey(key), bytes, { contentType: "application/octet-stream" });
    },
    async get(key) {
      try {
        return Buffer.from(await (await disk).getBytes(checkKey(key)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async removeFolder(folder) {
      await (await disk).deleteAll(`${checkKey(folder)}/`);
    },
  };
}

async function connect({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings) {
  const { Disk } = await import("flydrive");
  const { S3Driver } = await import("flydrive/drivers/s3");
  const driver = new S3Driver({
    bucket,
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId, secretAccessKey },
    // What is stored is private by the bucket's own rules; many stores know no ACL.
    visibility: "private",
    supportsACL: false,
    // Stores of other makers refuse the checksums that Amazon added later.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return new Disk(driver);
}

/** flydrive wraps what the store said. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "NoSuchKey" || error.name === "NotFound") return true;
  return isMissing(error.cause);
}
