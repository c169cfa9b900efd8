/** Which square of a picture is kept; in pixels of the picture, and always within it. */
export type Picture = { readonly width: number; readonly height: number };
export type Crop = { readonly x: number; readonly y: number; readonly size: number };
/** A place in the frame, from 0 to 1 in both directions. */
export type Place = { readonly x: number; readonly y: number };

export const middle: Place = { x: 0.5, y: 0.5 };

/** How much smaller than the largest square it may be; a square of a few pixels shows nobody. */
const closest = 6;
const fewestPixels = 96;

/** The largest square, in the middle. */
export function firstCrop(picture: Picture): Crop {
  const size = Math.min(picture.width, picture.height);
  return { x: (picture.width - size) / 2, y: (picture.height - size) / 2, size };
}

export function sizesOf(picture: Picture): { readonly smallest: number; readonly largest: number } {
  const largest = Math.min(picture.width, picture.height);
  return { largest, smallest: Math.min(largest, Math.max(largest / closest, fewestPixels)) };
}

/** The picture is moved under the frame, by parts of the frame. */
export function moveCrop(crop: Crop, by: Place, picture: Picture): Crop {
  return within({ ...crop, x: crop.x - by.x * crop.size, y: crop.y - by.y * crop.size }, picture);
}

/** @param factor above 1 comes closer; what is at `place` stays there as far as the picture reaches */
export function zoomCrop(crop: Crop, factor: number, place: Place, picture: Picture): Crop {
  const { smallest, largest } = sizesOf(picture);
  const size = Math.min(largest, Math.max(smallest, crop.size / factor));
  const x = crop.x + place.x * (crop.size - size);
  const y = crop.y + place.y * (crop.size - size);
  return within({ x, y, size }, picture);
}

function within({ x, y, size }: Crop, { width, height }: Picture): Crop {
  return { size, x: Math.min(Math.max(0, x), width - size), y: Math.min(Math.max(0, y), height - size) };
}

/** From 0, the whole, to 1, as close as it goes. */
export function closeness({ size }: Crop, picture: Picture): number {
  const { smallest, largest } = sizesOf(picture);
  return largest === smallest ? 0 : Math.log(largest / size) / Math.log(largest / smallest);
}

export function withCloseness(crop: Crop, value: number, picture: Picture): Crop {
  const { smallest, largest } = sizesOf(picture);
  const size = largest * (smallest / largest) ** value;
  return zoomCrop(crop, crop.size / size, middle, picture);
}
