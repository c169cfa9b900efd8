import { join } from "node:path";
import type { Env } from "#server/env.ts";
import { createDiskStore } from "./disk-store.ts";
import type { FileStore } from "./file-store.ts";
import { createS3Store } from "./s3-store.ts";

/** @throws Error when the S3 settings are incomplete. */
export function createFileStore(env: Env): FileStore {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket && !accessKeyId && !secretAccessKey) return createDiskStore(join(env.TENDRE_DATA, "media"));
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new Error("S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.");
  }
  return createS3Store({
    bucket,
    accessKeyId,
    secretAccessKey,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
  });
}
