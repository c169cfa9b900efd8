import type { AddPhotos } from "#app/features/moments/capture/kept-photos.ts";

/** What adds a photo is loaded with the first one. */
export const addPhotos: AddPhotos = async (...photos) => {
  const { addCapturedPhotos } = await import("./capture-photos.ts");
  return addCapturedPhotos(...photos);
};
