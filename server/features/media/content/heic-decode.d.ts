/** The part of `heic-decode` that is used; the package ships no types. */
declare module "heic-decode" {
  type HeicImage = {
    readonly width: number;
    readonly height: number;
    decode(): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }>;
  };
  const decode: { all(input: { readonly buffer: Uint8Array }): Promise<readonly HeicImage[]> };
  export default decode;
}
