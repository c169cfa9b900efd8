/** One HTML file for any browser, with everything in it: texts as typed, photos and videos embedded. */
import type { UnsentItem } from "./unsent-items.ts";

type DocumentWords = {
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  readonly groupTitle: (item: UnsentItem) => string;
  readonly itemTitle: (item: UnsentItem) => string;
  readonly labelOf: (field: string) => string;
  /** Empty for an empty value. */
  readonly valueOf: (item: UnsentItem, field: string, value: unknown) => string;
  readonly reason: (code: string) => string;
  readonly reasonTitle: string;
  readonly before: string;
  readonly mine: string;
  readonly empty: string;
  readonly noFile: string;
};

type FileOf = (item: UnsentItem) => Promise<Blob | null>;

/** Built from parts, so that a hundred megabytes of photos are never one string. */
export async function writeUnsentDocument(
  items: readonly UnsentItem[],
  words: DocumentWords,
  fileOf: FileOf,
): Promise<Blob> {
  const parts: string[] = [
    `<!doctype html><html lang="${escaped(words.language)}"><meta charset="utf-8"><title>${escaped(words.title)}</title>`,
    `<style>${style}</style><h1>${escaped(words.title)}</h1><p>${escaped(words.lead)}</p>`,
  ];
  let last = "";
  for (const item of items) {
    const group = words.groupTitle(item);
    if (group !== last) parts.push(`<h2>${escaped(group)}</h2>`);
    last = group;
    parts.push(`<section><h3>${escaped(words.itemTitle(item))}</h3>`);
    if (item.code)
      parts.push(`<p><b>${escaped(words.reasonTitle)}</b> ${escaped(words.reason(item.code))}</p>`);
    parts.push(...describeFields(item, words));
    if (item.upload || item.file) parts.push(...(await describeFile(item, await fileOf(item), words)));
    parts.push("</section>");
  }
  return new Blob(parts, { type: "text/html" });
}

function describeFields(item: UnsentItem, words: DocumentWords): string[] {
  const fields = Object.entries(item.written);
  if (fields.length === 0) return [];
  const rows = fields.map(([field, value]) => {
    const said = isPicture(value)
      ? `<img alt="" src="${escaped(value)}">`
      : `<pre>${escaped(words.valueOf(item, field, value) || words.empty)}</pre>`;
    const name = escaped(words.labelOf(field));
    if (item.group !== "conflicts") return `<dt>${name}</dt><dd>${said}</dd>`;
    const before = `<pre>${escaped(words.valueOf(item, field, item.before) || words.empty)}</pre>`;
    return `<dt>${name}</dt><dd><i>${escaped(words.mine)}</i>${said}<i>${escaped(words.before)}</i>${before}</dd>`;
  });
  return ["<dl>", ...rows, "</dl>"];
}

async function describeFile(item: UnsentItem, file: Blob | null, words: DocumentWords): Promise<string[]> {
  if (!file) return [`<p>${escaped(words.noFile)}</p>`];
  const address = await asDataAddress(file);
  const name = escaped(item.name ?? "file");
  const isVideo = item.upload?.kind === "video" || file.type.startsWith("video/");
  const shown = isVideo
    ? [`<video controls src="`, address, `"></video>`]
    : [`<img alt="${name}" src="`, address, `">`];
  return [...shown, `<p><a download="${name}" href="`, address, `">${name}</a></p>`];
}

function asDataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

const isPicture = (value: unknown): value is string =>
  typeof value === "string" && /^data:image\/(?:webp|jpeg|png);base64,/.test(value);

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

const style = `body{font:17px/1.6 Georgia,serif;max-width:42rem;margin:3rem auto;padding:0 1rem;color:#1d2733;background:#f7f2e6}
h2{margin-top:2.5rem;border-bottom:1px solid #c9bfa6}dt{font-style:italic;margin-top:.6rem}dd{margin:0}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}img,video{max-width:100%}`;
