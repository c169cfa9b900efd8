import { drawSvg } from "./draw-svg.ts";

type Paper = { readonly margin: number; readonly scale: number };

/** Saves the chart as a PNG on the page's background, without names. False when the browser could not make it. */
export async function savePicture(svg: SVGSVGElement, name: string): Promise<boolean> {
  const picture = await paintPicture(svg, { margin: 24, scale: 2 });
  if (!picture) return false;
  saveFile(picture, `${name}.png`);
  return true;
}

/** Null when the browser provides no canvas. */
export async function paintPicture(svg: SVGSVGElement, { margin, scale }: Paper): Promise<Blob | null> {
  await document.fonts.ready;
  const { width, height } = svg.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = (width + margin * 2) * scale;
  canvas.height = (height + margin * 2) * scale;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawSvg(svg, context, { scale, margin });
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
