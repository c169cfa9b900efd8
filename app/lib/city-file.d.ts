declare module "virtual:city-file" {
  /** The path of the file of towns that the build made (scripts/build/city-file.ts). */
  const path: string;
  export default path;
}
