/** A copy of a long life as its ZIP stands on a disk, put together without the app: a thousand people, ten thousand moments, three hundred photos. */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeZip } from "client-zip";
import sharp from "sharp";
import { v7 } from "uuid";
import { dateOf, momentCount, momentFields, personFields, relationshipCount } from "./full-journal.ts";

export const photoCount = 300;

/** @returns the text of its `journal.json`, one photo, and the bytes of all of them */
export async function writeCopyFile(
  file: string,
): Promise<{ readonly json: string; readonly photo: Buffer; readonly bytes: number }> {
  const made_at = new Date().toISOString();
  const record = () => ({ id: v7(), created_at: made_at, updated_at: made_at });
  const people = Array.from({ length: relationshipCount }, (_, at) => ({ ...record(), ...personFields(at) }));
  const aboutOf = (at: number) => people[at % 200]?.id ?? null;
  const moments = Array.from({ length: momentCount }, (_, at) => ({
    ...record(),
    ...momentFields(at, aboutOf(at)),
  }));
  const photo = await grain();
  const sha256 = createHash("sha256").update(photo).digest("hex");
  const media = Array.from({ length: photoCount }, (_, at) => ({
    ...record(),
    ...{ relationship_id: aboutOf(at), position: at, caption: `Photo ${dateOf(at)}` },
    ...{ kind: "photo", width: 900, height: 675, duration: null, bytes: photo.length },
    ...{ file: `media/photo ${at}.webp`, sha256, still: null },
  }));
  const json = JSON.stringify({
    ...{ format: "tendre-journal", version: 1, made_at, owner: v7(), names: "real", profile: null },
    ...{ relationships: people, moments, media, conversations: [] },
  });
  const entries = [
    ...media.map((one) => ({ name: one.file, input: photo })),
    { name: "journal.json", input: json },
  ];
  await pipeline(Readable.from(makeZip(entries)), createWriteStream(file));
  return { json, photo, bytes: photo.length * photoCount };
}

/** It does not compress, as a photo does not. */
async function grain(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 900, height: 675, channels: 3, background: "black", noise } as const;
  return sharp({ create }).webp({ quality: 60 }).toBuffer();
}
