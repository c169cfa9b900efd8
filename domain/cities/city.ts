/** A town of GeoNames (geonames.org, CC BY 4.0), offered as a completion of a city's name. */
export type City = {
  readonly geoname_id: number;
  readonly name: string;
  /** The first-order region as people write it; empty if unknown. */
  readonly region: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** Degrees, to a hundredth. */
  readonly lat: number;
  readonly lon: number;
  /** Thousands of people. */
  readonly thousands: number;
};
