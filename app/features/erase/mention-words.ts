import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import type { Erasure } from "#domain/journal/erase-person.ts";
import { isSealed } from "#domain/moment/moment-rules.ts";
import { momentTraits } from "#domain/moment/moment-traits.ts";
import { relationshipTraits } from "#domain/relationship/relationship-traits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ownTexts } from "#domain/wire/own-texts.ts";

type Mention = Erasure["mentions"][number];
type MentionWords = {
  readonly title: string;
  /** The text that mentions them; empty when it must stay hidden. */
  readonly text: string;
  readonly detail: string;
  readonly to: string;
};

/** The name of a text that mentions someone, and where to edit it; a sealed letter stays hidden. */
export function useMentionWords(today: CalendarDay): (mention: Mention) => MentionWords {
  const t = useTranslations("erase.stays");
  const format = useFormat();
  const journal = useJournalRows();
  const person = (id: string | null) => journal?.relationships.find((one) => one.id === id);
  const placeOf = (isTrashed: boolean, page: string) => (isTrashed ? paths.trash : page);

  function describeMoment(id: string): MentionWords {
    const moment = journal?.moments.find((one) => one.id === id);
    if (!moment) return { title: t("untitled"), text: "", detail: "", to: paths.moments };
    const isTrashed = moment.deleted_at !== null;
    const isUnread = isSealed(moment, today);
    const around = [
      person(moment.relationship_id)?.name,
      format.vagueDate(moment.occurred_on),
      isTrashed && t("inTrash"),
    ];
    return {
      title: isUnread ? t("sealed") : moment.word || t("untitled"),
      text: isUnread ? "" : ownTexts(momentTraits, { ...moment, word: "" }).join(" "),
      detail: around.filter(Boolean).join(" · "),
      to: placeOf(isTrashed, paths.moment(id)),
    };
  }

  function describePerson(id: string): MentionWords {
    const one = person(id);
    const isTrashed = one !== undefined && one.deleted_at !== null;
    return {
      title: one?.name ?? "",
      text: one ? ownTexts(relationshipTraits, { ...one, name: "" }).join(" ") : "",
      detail: isTrashed ? t("inTrash") : "",
      to: placeOf(isTrashed, paths.relationship(id)),
    };
  }

  function describePicture(id: string): MentionWords {
    const media = journal?.media.find((one) => one.id === id);
    const said = { title: t("caption"), text: media?.caption ?? "" };
    if (media?.moment_id) return { ...describeMoment(media.moment_id), ...said };
    const owner = person(media?.relationship_id ?? null);
    return {
      ...said,
      detail: owner?.name ?? "",
      to: owner ? placeOf(owner.deleted_at !== null, paths.photos(owner.id)) : paths.moments,
    };
  }

  return ({ table, id }) => {
    if (table === "moments") return describeMoment(id);
    return table === "relationships" ? describePerson(id) : describePicture(id);
  };
}
