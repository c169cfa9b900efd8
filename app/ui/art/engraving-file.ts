/** An engraved picture as a file of its own: on paper, in the ink of the paper theme, whatever the theme of the page. */
import type { Engraving } from "./engraving.tsx";
import { pathOf } from "./packed.ts";

/** The colours of tokens.css in the paper theme, by the letters of `Engraving`. */
const paints: Readonly<Record<string, string>> = {
  p: 'fill="oklch(0.992 0.006 90)"',
  k: 'fill="oklch(0.262 0.024 55)"',
  f: 'fill="oklch(0.262 0.024 55)" opacity=".6"',
  l: 'fill="oklch(0.932 0.034 118)"',
  r: 'fill="oklch(0.475 0.152 28)" opacity=".8"',
  w: 'fill="oklch(0.88 0.13 88)"',
  m: 'fill="oklch(0.475 0.152 28)"',
  a: 'fill="oklch(0.62 0.075 205)" opacity=".25"',
  h: 'fill="oklch(0.46 0.05 205)"',
  g: 'fill="oklch(0.83 0.11 84)" opacity=".4"',
  o: 'fill="oklch(0.62 0.08 125)" opacity=".2"',
  n: 'fill="oklch(0.3 0.035 250)"',
  s: 'fill="oklch(0.8 0.03 230)" opacity=".75"',
  u: 'fill="oklch(0.93 0.05 90)"',
};

/** SVG. `size` in pixels, in the proportions of the drawing. */
export function engravingFile(
  { width, height, layers }: Engraving,
  size: { readonly width: number; readonly height: number },
): string {
  const paths = layers.map(([letter, packed]) => `<path ${paints[letter] ?? ""} d="${pathOf(packed)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="oklch(0.992 0.006 90)"/>`,
    `<g transform="scale(.1)">${paths.join("")}</g></svg>`,
  ].join("");
}
