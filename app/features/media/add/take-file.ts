/** Adds one chosen file to the journal: to an account's upload queue, or stored on this device. */

import type { Journal } from "#app/store/db/journal.ts";
import { isStorageFull } from "#app/store/db/storage-space.ts";
import type { UploadPlace, UploadProblem } from "#app/store/db/upload-row.ts";
import { keepOnDevice } from "#app/store/media/device-media.ts";
import { addUpload } from "#app/store/uploads/uploads.ts";
import { isMovingPicture } from "#domain/media/moving-picture.ts";
import { isTooLong, pictureSize } from "#domain/media/picture-size.ts";
import { mediaSizes, partLimit, uploadLimit } from "#domain/media/upload.ts";
import { drawAtMost, drawBlur, drawPreview, openPicture, sizeOf } from "./draw-sizes.ts";
import { guessKind } from "./file-kind.ts";
import { type OpenedVideo, openVideo } from "./open-video.ts";

export type Taken =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: UploadProblem | "storage_full" | "not_opened_here" | "not_kept" };

/**
 * @param id of the photo that it becomes; of one that is there already, nothing is added
 *
 * A file that can no longer be read (from a disk, a card or a cloud folder) is an expected outcome. Any other error concerns this file
 * alone: the others continue.
 */
export async function takeFile(
  journal: Journal,
  file: File,
  place: UploadPlace,
  id = journal.newId(),
): Promise<Taken> {
  try {
    if (await isHere(journal, id)) return { ok: true, id };
    return await take(journal, file, place, id);
  } catch (error) {
    if (error instanceof Error && /^(?:NotReadable|NotFound|Data|Unknown)Error$/.test(error.name)) {
      return { ok: false, reason: "unreadable" };
    }
    if (isStorageFull(error)) return { ok: false, reason: "storage_full" };
    console.error(error);
    return { ok: false, reason: "not_kept" };
  }
}

async function isHere({ database }: Journal, id: string): Promise<boolean> {
  return Boolean((await database.uploads.get(id)) ?? (await database.table("media").get(id)));
}

async function take(journal: Journal, file: File, place: UploadPlace, id: string): Promise<Taken> {
  const kind = guessKind(file);
  if (!kind) return { ok: false, reason: "unsupported_type" };
  if (file.size > uploadLimit) return { ok: false, reason: "too_large" };
  if (file.size === 0) return { ok: false, reason: "unreadable" };
  if (kind === "photo") {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isMovingPicture(bytes)) return { ok: false, reason: "moving_picture" };
    const size = pictureSize(bytes);
    if (size && isTooLong(size)) return { ok: false, reason: "too_long" };
  }
  const video = kind === "video" ? await openVideo(file) : null;
  try {
    if (journal.kind === "account") {
      const poster = video && (await posterOf(video));
      const preview = kind === "video" ? poster : await drawPreview(file);
      return await addUpload({ id, file, name: file.name, kind, place, preview, poster }, journal);
    }
    return await (kind === "photo"
      ? keepPhoto(journal, file, place, id)
      : keepVideo(journal, file, video, place, id));
  } finally {
    video?.close();
  }
}

async function posterOf({ video }: OpenedVideo): Promise<Blob | null> {
  const poster = await drawAtMost(video, mediaSizes.medium, "image/jpeg");
  return poster && poster.size <= partLimit ? poster : null;
}

async function keepPhoto(journal: Journal, file: File, place: UploadPlace, id: string): Promise<Taken> {
  const picture = await openPicture(file);
  if (!picture) return { ok: false, reason: isHeic(file) ? "not_opened_here" : "unreadable" };
  if (isTooLong(sizeOf(picture))) {
    picture.close();
    return { ok: false, reason: "too_long" };
  }
  const [small, large] = [
    await drawAtMost(picture, mediaSizes.small),
    await drawAtMost(picture, mediaSizes.large),
  ];
  const facts = { kind: "photo", ...sizeOf(picture), duration: null, blur: drawBlur(picture) } as const;
  picture.close();
  if (!small || !large) return { ok: false, reason: "unreadable" };
  const bytes = small.size + large.size;
  return keepOnDevice({ id, facts: { ...facts, bytes }, files: { small, large }, place }, journal);
}

/** Most browsers cannot decode HEIC; the server can, for an account. */
const isHeic = ({ type, name }: File) => /hei[cf]/i.test(`${type} ${name}`);

async function keepVideo(
  journal: Journal,
  file: File,
  opened: OpenedVideo | null,
  place: UploadPlace,
  id: string,
): Promise<Taken> {
  if (!opened) return { ok: false, reason: "unreadable" };
  const { video } = opened;
  const [small, large] = [await drawAtMost(video, mediaSizes.small), await posterOf(opened)];
  if (!small || !large) return { ok: false, reason: "unreadable" };
  const duration = Number.isFinite(video.duration) ? video.duration : null;
  const facts = {
    kind: "video",
    ...sizeOf(video),
    duration,
    blur: drawBlur(video),
    bytes: file.size,
  } as const;
  return keepOnDevice({ id, facts, files: { small, large, video: file }, place }, journal);
}
