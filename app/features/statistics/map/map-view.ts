/** Where the map looks: a centre in sheet units and how many pixels one unit takes. */
export type MapView = { readonly x: number; readonly y: number; readonly scale: number };
export type MapSize = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** The sheet the world is projected on, in units. */
export const sheet = { width: 1_000, height: 720 } as const;

/** Two cities in one street would fill the map: at least this much of the sheet is shown, about nine hundred kilometres. */
const closest = 24;

export function wholeWorld({ width, height }: MapSize): MapView {
  return {
    x: sheet.width / 2,
    y: 400,
    scale: Math.min(width / sheet.width, height / sheet.height),
  };
}

/** Everything in view with some room around, and never closer than a country. */
export function viewOf(points: readonly Point[], size: MapSize): MapView {
  const [first] = points;
  if (!first) return wholeWorld(size);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(closest, (right - left) * 1.35);
  const tall = Math.max(closest * (size.height / size.width), (bottom - top) * 1.5);
  return within(
    { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.min(size.width / wide, size.height / tall) },
    size,
  );
}

export function zoomed(view: MapView, factor: number, size: MapSize, around?: Point): MapView {
  const at = around ?? { x: size.width / 2, y: size.height / 2 };
  const scale = within({ ...view, scale: view.scale * factor }, size).scale;
  const fixed = {
    x: view.x + (at.x - size.width / 2) / view.scale,
    y: view.y + (at.y - size.height / 2) / view.scale,
  };
  return within(
    { x: fixed.x - (at.x - size.width / 2) / scale, y: fixed.y - (at.y - size.height / 2) / scale, scale },
    size,
  );
}

/** Moved by pixels of the screen. */
export function moved(view: MapView, dx: number, dy: number, size: MapSize): MapView {
  return within({ ...view, x: view.x + dx / view.scale, y: view.y + dy / view.scale }, size);
}

export function placed({ x, y }: Point, view: MapView, { width, height }: MapSize): Point {
  return { x: (x - view.x) * view.scale + width / 2, y: (y - view.y) * view.scale + height / 2 };
}

/** The CSS transform that makes a picture drawn for one view show another, from its upper left corner. */
export function glideBetween(drawn: MapView, wanted: MapView, { width, height }: MapSize): string {
  const by = wanted.scale / drawn.scale;
  const x = (drawn.x - wanted.x) * wanted.scale + (width / 2) * (1 - by);
  const y = (drawn.y - wanted.y) * wanted.scale + (height / 2) * (1 - by);
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${by.toFixed(5)})`;
}

function within(view: MapView, size: MapSize): MapView {
  const least = wholeWorld(size).scale;
  const scale = Math.min(Math.max(view.scale, least), size.width / 6);
  const keep = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return { x: keep(view.x, sheet.width), y: keep(view.y, sheet.height), scale };
}
