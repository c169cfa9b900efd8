import { drawSvg } from "./draw-svg.ts";

type Paper = { readonly margin: number; readonly scale: number };
/** What a picture needs to be understood by itself: a title above it, and on how many entries of which day it stands below it. */
type Caption = { readonly title: string; readonly note: string };

/** Units of the chart. */
const [titleHeight, noteHeight] = [36, 28];

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
  const below = caption ? noteHeight : 0;
  const canvas = document.createElement("canvas");
  canvas.width = (width + margin * 2) * scale;
  canvas.height = (above + height + below + margin * 2) * scale;
  const context = canvas.getContext("2d");
  if (!context) return null;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
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
    context.restore();
  }
  drawSvg(svg, context, { scale, left: margin, top: margin + above });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
