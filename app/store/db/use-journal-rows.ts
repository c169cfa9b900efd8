/** The whole journal of this device including the trash, as the domain's rules over everything need it. */
import type { Journal } from "#domain/journal/journal.ts";
import type { Media } from "#domain/media/media.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { View } from "./table-view.ts";
import { useView } from "./use-view.ts";

type Views = {
  readonly relationships: View<Relationship>;
  readonly moments: View<Moment>;
  readonly media: View<Media>;
};

let last: { readonly views: Views; readonly journal: Journal } | null = null;

/** Undefined until all of it was read; the same object for all callers until a row changes. */
export function useJournalRows(): Journal | undefined {
  const relationships = useView("relationships");
  const moments = useView("moments");
  const media = useView("media");
  return relationships && moments && media && gather({ relationships, moments, media });
}

function gather(views: Views): Journal {
  if (
    last?.views.relationships === views.relationships &&
    last.views.moments === views.moments &&
    last.views.media === views.media
  ) {
    return last.journal;
  }
  const journal: Journal = {
    relationships: [...views.relationships.values()],
    moments: [...views.moments.values()],
    media: [...views.media.values()],
  };
  last = { views, journal };
  return journal;
}
