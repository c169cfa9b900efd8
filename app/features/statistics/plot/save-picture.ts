import { saveFile } from "#app/lib/save-file.ts";
import { drawSvg } from "./draw-svg.ts";

type Paper = { readonly margin: number; readonly scale: number };
/** What a picture needs to be understood by itself: a title above it, and on how many entries of which day it stands below it. */
type Caption = {
  readonly title: string;
  readonly note: string;
  /** What the marks mean: each with a drawing and its words, as in the key on the page. */
  readonly key?: readonly Element[];
};

/** Units of the chart. */
const [titleHeight, noteHeight, keyRow, keyGap] = [36, 28, 22, 20];

/** Saves the chart as a PNG on the page's background, without names. False when the browser could not make it. */
export async function savePicture(svg: SVGSVGElement, name: string, caption: Caption): Promise<boolean> {
  const picture = await paintPicture(svg, { margin: 24, scale: 2 }, caption);
  if (!picture) return false;
  saveFile(picture, `${name}.png`);
  return true;
}

/** Null when the browser provides no canvas. */
export async function paintPicture(
  svg: SVGSVGElement,
  { margin, scale }: Paper,
  caption?: Caption,
): Promise<Blob | null> {
  await document.fonts.ready;
  const { width, height } = svg.viewBox.baseVal;
  const above = caption ? titleHeight : 0;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return null;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  context.font = `12px ${fontFamily}`;
  const key = layKey(caption?.key ?? [], width, (words) => context.measureText(words).width);
  const rows = key.length === 0 ? 0 : (key.at(-1)?.row ?? 0) + 1;
  const below = caption ? rows * keyRow + noteHeight : 0;
  canvas.width = (width + margin * 2) * scale;
  canvas.height = (above + height + below + margin * 2) * scale;
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (caption) {
    context.save();
    context.scale(scale, scale);
    context.fillStyle = color;
    context.font = `600 16px ${fontFamily}`;
    context.fillText(caption.title, margin, margin + 14, width);
    context.font = `12px ${fontFamily}`;
    context.fillText(caption.note, margin, margin + above + height + below - 6, width);
    const keyTop = margin + above + height + 4;
    for (const { words, x, row } of key)
      context.fillText(words, margin + x + markWidth, keyTop + row * keyRow + 14);
    context.restore();
    for (const { mark, x, row } of key)
      if (mark) drawSvg(mark, context, { scale, left: margin + x, top: keyTop + row * keyRow });
  }
  drawSvg(svg, context, { scale, left: margin, top: margin + above });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Units from a mark of the key to its words. */
const markWidth = 30;

type KeyItem = {
  readonly mark: SVGSVGElement | null;
  readonly words: string;
  readonly x: number;
  readonly row: number;
};

/** The key in rows of the picture's width. */
function layKey(
  items: readonly Element[],
  width: number,
  widthOf: (words: string) => number,
): readonly KeyItem[] {
  let [x, row] = [0, 0];
  return items.map((item) => {
    const words = (item.textContent ?? "").trim();
    const taken = markWidth + widthOf(words);
    if (x > 0 && x + taken > width) [x, row] = [0, row + 1];
    const placed = { mark: item.querySelector("svg"), words, x, row };
    x += taken + keyGap;
    return placed;
  });
}
