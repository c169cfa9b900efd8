/** A town a line, the largest first: latitude and longitude in hundredths of a degree, name (scripts/build/map-towns.ts). */
declare module "virtual:map-towns" {
  const text: string;
  export default text;
}
