/** Validates the messages of the child that opens media (frames.ts). */
import { z } from "zod";
import { mediaFiles, uploadRefusals } from "#domain/media/upload.ts";
import { uploadFactsSchema } from "#domain/media/upload-fields.ts";
import type { Made } from "../content/made.ts";
import type { Frame } from "./frames.ts";

const types = ["image/webp", "video/mp4", "video/webm"] as const;
export const answerSchema = z.union([
  /** Sent once, when the child has loaded. */
  z.object({ isReady: z.literal(true) }),
  z.object({ refusal: z.enum(uploadRefusals) }),
  /** One blob for each file. */
  z.object({
    facts: uploadFactsSchema.extend({ blur: z.string().max(2_048).startsWith("data:image/webp;base64,") }),
    files: z.array(z.object({ name: z.enum(mediaFiles), type: z.enum(types) })),
  }),
]);

/**
 * The result of a child, trusted only as far as it can be checked: the files that belong to its kind, each of the right type.
 * @throws Error
 */
export function toMade({ head, blobs }: Frame): Made {
  const answer = answerSchema.parse(head);
  if ("isReady" in answer) throw new Error("The child said twice that it is ready.");
  if ("refusal" in answer) return { ok: false, refusal: answer.refusal };
  const { facts } = answer;
  const expected = mediaFiles.filter((name) => facts.kind === "video" || name !== "video");
  const files = answer.files.map((file, index) => {
    const bytes = blobs[index] ?? Buffer.alloc(0);
    const isFitting =
      file.name === expected[index] && (file.type === "image/webp") === (file.name !== "video");
    if (!isFitting || bytes.length === 0) throw new Error("The child answered with files that do not fit.");
    return { ...file, bytes };
  });
  const length = blobs.reduce((sum, bytes) => sum + bytes.length, 0);
  if (files.length !== expected.length || blobs.length !== files.length || length !== facts.bytes) {
    throw new Error("The child answered with other files than it said.");
  }
  return { ok: true, facts, files };
}
