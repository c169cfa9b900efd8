/** Where a city is: chosen from the completion list, GeoNames id, position in degrees. A city typed freely has none. */
import { z } from "zod";

export const cityPlaceSchema = z.strictObject({
  geoname_id: z.int().positive(),
  country: z.string().regex(/^[A-Z]{2}$/),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});
export type CityPlace = z.infer<typeof cityPlaceSchema>;
