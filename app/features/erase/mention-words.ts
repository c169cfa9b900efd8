import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { useWholeJournal } from "#app/store/whole-journal.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Erasure } from "#domain/erase-person.ts";
import { isSealed } from "#domain/moment-rules.ts";

type Mention = Erasure["mentions"][number];
type Said = { readonly title: string; readonly detail: string; readonly to: string };

/** How a text that names someone is called, and where it is changed; a sealed letter stays unread. */
export function useMentionWords(today: CalendarDay): (mention: Mention) => Said {
  const t = useTranslations("erase.stays");
  const format = useFormat();
  const journal = useWholeJournal();
  const person = (id: string | null) => journal?.relationships.find((one) => one.id === id);

  function sayMoment(id: string): Said {
    const moment = journal?.moments.find((one) => one.id === id);
    if (!moment) return { title: t("untitled"), detail: "", to: paths.moments };
    const isTrashed = moment.deleted_at !== null;
    const title = isSealed(moment, today) ? t("sealed") : moment.word || t("untitled");
    const around = [
      person(moment.relationship_id)?.name,
      format.vagueDate(moment.occurred_on),
      isTrashed && t("inTrash"),
    ];
    return {
      title,
      detail: around.filter(Boolean).join(" · "),
      to: isTrashed ? paths.trash : paths.moment(id),
    };
  }

  return ({ table, id }) => {
    if (table === "moments") return sayMoment(id);
    if (table === "relationships") {
      const one = person(id);
      const isTrashed = one !== undefined && one.deleted_at !== null;
      return {
        title: one?.name ?? "",
        detail: isTrashed ? t("inTrash") : "",
        to: isTrashed ? paths.trash : paths.relationship(id),
      };
    }
    const media = journal?.media.find((one) => one.id === id);
    const owner = person(media?.relationship_id ?? null);
    if (media?.moment_id) return { ...sayMoment(media.moment_id), title: t("caption") };
    return {
      title: t("caption"),
      detail: owner?.name ?? "",
      to: owner ? paths.photos(owner.id) : paths.moments,
    };
  };
}
