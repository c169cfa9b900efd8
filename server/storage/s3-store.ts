/** Any S3: loaded only when one is set up, so that a server without it does not carry the client. */
import { AppError } from "#server/errors.ts";
import { checkKey, type FileStore } from "./file-store.ts";

type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  /** Absent: Amazon's own. */
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export function createS3Store(settings: S3Settings): FileStore {
  let disk: ReturnType<typeof connect> | undefined;
  /** A bucket that does not answer is away for a moment: whoever asked asks again. */
  const ask = async <T>(work: (open: Awaited<ReturnType<typeof connect>>) => Promise<T>): Promise<T> => {
    disk ??= connect(settings);
    const open = await disk;
    return work(open).catch((cause: unknown) => {
      throw isMissing(cause) ? cause : new AppError("unavailable", { cause });
    });
  };
  return {
    kind: "s3",
    async put(key, bytes) {
      checkKey(key);
      await ask((open) => open.put(key, bytes, { contentType: "application/octet-stream" }));
    },
    async get(key) {
      checkKey(key);
      try {
        return Buffer.from(await ask((open) => open.getBytes(key)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async removeFolder(folder) {
      checkKey(folder);
      await ask((open) => open.deleteAll(`${folder}/`));
    },
    // A bucket has an object or not; parts of one that never came are its own to forget.
    sweep: async () => undefined,
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
