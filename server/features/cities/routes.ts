import { z } from "zod";
import { route } from "#server/http/route.ts";
import { findCities } from "./city-index.ts";

const citySchema = z.object({
  geoname_id: z.int(),
  name: z.string(),
  region: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
});

export const cityRoutes = () => [
  route(
    {
      method: "GET",
      path: "/api/cities",
      auth: "session",
      summary: "Cities that begin like what is typed, the largest first",
      query: z.strictObject({
        q: z.string().max(120).default(""),
        limit: z.coerce.number().int().min(1).max(20).default(6),
      }),
      output: z.array(citySchema),
    },
    async ({ query }) => [...(await findCities(query.q, query.limit))],
  ),
];
