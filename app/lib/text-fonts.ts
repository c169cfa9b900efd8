/** Milliseconds after which the first page is drawn in its fallback letters. */
const patience = 1_000;

/** Resolves when the two letters of every page are here, so that the first one is not laid out twice; never rejects. */
export function textFontsAreHere(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const faces = ['1rem "Newsreader Variable"', '1rem "Instrument Sans Variable"'];
  return Promise.race([late, Promise.allSettled(faces.map((face) => document.fonts.load(face)))]);
}
