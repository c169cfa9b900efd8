/** A part of the coasts of the world (scripts/build/coasts/write-coasts.ts). */
declare module "virtual:coasts-*" {
  const part: { readonly rings: string; readonly borders: string; readonly countries: string };
  export default part;
}
