/** Any S3 store; the client is loaded only when one is configured. */
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
  /** A bucket that does not respond causes `unavailable`: the caller retries. */
  const withBucket = async <T>(
    work: (open: Awaited<ReturnType<typeof connect>>) => Promise<T>,
  ): Promise<T> => {
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
      await withBucket((open) => open.put(key, bytes, { contentType: "application/octet-stream" }));
    },
    async get(key) {
      checkKey(key);
      try {
        return Buffer.from(await withBucket((open) => open.getBytes(key)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async list(folder) {
      checkKey(folder);
      return withBucket(async (open) => {
        const keys: string[] = [];
        let next: { readonly paginationToken?: string } = {};
        do {
          const page = await open.listAll(`${folder}/`, { recursive: true, ...next });
          for (const each of page.objects) if (each.isFile) keys.push(each.key);
          next = page.paginationToken ? { paginationToken: page.paginationToken } : {};
        } while (next.paginationToken);
        return keys;
      });
    },
    async removeFolder(folder) {
      checkKey(folder);
      await withBucket((open) => open.deleteAll(`${folder}/`));
    },
    // An object exists or does not; incomplete multipart uploads are the bucket's to expire.
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
    // The bucket's own policy keeps objects private; many stores have no ACLs.
    visibility: "private",
    supportsACL: false,
    // Stores of other vendors reject the checksums that Amazon added later.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return new Disk(driver);
}

/** flydrive wraps the store's error. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "NoSuchKey" || error.name === "NotFound") return true;
  return isMissing(error.cause);
}
