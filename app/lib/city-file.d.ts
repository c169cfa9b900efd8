declare module "virtual:city-file" {
  /** The path of the built file of towns (scripts/build/city-file.ts). */
  const path: string;
  export default path;
}
