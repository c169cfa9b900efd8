/** What another app shared, as a form: bounded and put into the box. Whatever it holds is only ever text and files of a draft. */
import { uploadLimit } from "#domain/media/upload.ts";
import { momentTraits } from "#domain/moment/moment-traits.ts";
import { cutStart, cutText } from "#domain/text/whole-signs.ts";
import { type NewPart, putShared, type SharedFile } from "./share-box.ts";

/** Of one share. */
export const shareLimits = { files: 20, text: momentTraits.text.max, file: uploadLimit, name: 200 } as const;

/**
 * Said by the address of the page that opens next (app/features/share/note-page.tsx).
 *
 * whole: all of it is kept. part: files were too many, too large or of no kind that a moment takes, or the text was too long. full: what was
 * shared before has to be taken first. failed: it cannot be read, or the browser does not keep it. none: there was nothing in it.
 */
type ShareOutcome = "whole" | "part" | "full" | "failed" | "none";

type Put = (part: NewPart) => Promise<number | null>;

export async function receiveShare(
  readForm: () => Promise<FormData>,
  put: Put = putShared,
): Promise<ShareOutcome> {
  try {
    const form = await readForm();
    const { text, isCut } = textOf(form);
    const { files, left } = await filesOf(form);
    if (text === "" && files.length === 0) return left > 0 ? "part" : "none";
    if ((await put({ text, files })) === null) return "full";
    return isCut || left > 0 ? "part" : "whole";
  } catch {
    return "failed";
  }
}

/** Title, text and address, each once: apps repeat the address in the text. */
function textOf(form: FormData): { readonly text: string; readonly isCut: boolean } {
  const lines: string[] = [];
  let isCut = false;
  for (const name of ["title", "text", "url"]) {
    const [value] = form.getAll(name);
    if (typeof value !== "string") continue;
    isCut ||= value.length > shareLimits.text;
    const line = cutText(value, shareLimits.text).trim();
    if (line !== "" && !lines.some((one) => one.includes(line))) lines.push(line);
  }
  const whole = lines.join("\n");
  return { text: cutText(whole, shareLimits.text), isCut: isCut || whole.length > shareLimits.text };
}

/** Read to the end: what a phone lends for the moment of sharing must not be empty later. */
async function filesOf(form: FormData): Promise<{ readonly files: SharedFile[]; readonly left: number }> {
  const sent = form.getAll("files").filter((one) => one instanceof File);
  const files: SharedFile[] = [];
  for (const file of sent.slice(0, shareLimits.files)) {
    if (file.size === 0 || file.size > shareLimits.file || !mayBePicture(file)) continue;
    const blob = new Blob([await file.arrayBuffer()], { type: file.type });
    files.push({ name: cutStart(file.name, shareLimits.name), type: file.type, blob });
  }
  return { files, left: sent.length - files.length };
}

/** Whether it is one is decided by its content, when it is added. */
const mayBePicture = ({ type }: File) =>
  /^(?:image|video)\//.test(type) || type === "" || type === "application/octet-stream";
