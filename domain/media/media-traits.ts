/** What each field of a photo or video is. */
import type { TableTraits } from "#domain/wire/field-traits.ts";

const counted = "an id or a size: limits and files are counted and found by it";

export const mediaTraits = {
  upload_id: { clear: counted, isFixed: true, blank: "" },
  relationship_id: { parent: "relationships", group: "place" },
  moment_id: { parent: "moments", group: "place" },
  caption: { max: 500, isText: true },
  position: { clear: "the relationship's list of media is ordered by it" },
  is_cover: {},
  is_blurred: {},
  consent: {},
  kind: { clear: "the relationship's list of media names it", serverBlank: "photo" },
  width: { serverBlank: 0 },
  height: { serverBlank: 0 },
  duration: { serverBlank: null },
  bytes: { clear: counted, serverBlank: 0 },
  blur: { serverBlank: "" },
} as const satisfies TableTraits;
