import { useLocale, useTranslations } from "use-intl/react";
import { formatTimeOfDay } from "#app/lib/format/times-of-day.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { isRecord } from "#app/lib/person.ts";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import { useView } from "#app/store/db/use-view.ts";
import { partnerWords, relationshipGoals } from "#domain/account/profile.ts";
import { feedbacks, readableTexts } from "#domain/conversation/conversation.ts";
import { analysisTypes } from "#domain/lisa/reply.ts";
import { consents } from "#domain/media/media.ts";
import { messageSenders } from "#domain/message/message.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import { relationshipStatuses, relationshipTypes, veils } from "#domain/relationship/relationship.ts";
import { isCalendarDay } from "#domain/time/calendar-day.ts";
import { isTimeOfDay } from "#domain/time/time-of-day.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";

/** Any value of any field as readable text; empty for an empty or unreadable value. */
export function useValueWords(): (table: RowConflict["table"], field: string, value: unknown) => string {
  const t = useTranslations("conflicts");
  const profile = useTranslations("profile");
  const relationship = useTranslations("relationships");
  const format = useFormat();
  const language = useLocale();
  const relationships = useView("relationships");
  const moments = useView("moments");

  const chosen = <T extends string>(known: readonly T[], value: unknown, say: (one: T) => string) => {
    const found = known.find((one) => one === value);
    return found ? say(found) : "";
  };
  const date = (value: unknown) => {
    if (typeof value !== "string") return "";
    if (isVagueDate(value)) return format.vagueDate(value);
    return isCalendarDay(value) ? format.day(value) : value;
  };
  const time = (value: unknown) => {
    if (!isRecord(value)) return "";
    return `${date(value.start_date) || "…"} – ${date(value.end_date) || "…"}`;
  };
  const pause = (value: unknown) => {
    if (!isRecord(value)) return "";
    const [start, end] = [date(value.start), date(value.end)];
    return end ? t("pause", { start, end }) : t("untilFurtherNotice", { start });
  };
  const nameOf = (id: unknown) => (typeof id === "string" && relationships?.get(id)?.name) || "";
  const each = (value: unknown, say: (item: unknown) => string) =>
    Array.isArray(value) ? value.map(say).filter((word) => word !== "") : [];
  const inRow = (words: readonly string[]) => words.join(language === "fr" ? "\u00A0; " : "; ");

  return (table, field, value) => {
    switch (field) {
      case "type":
        return chosen(relationshipTypes, value, (one) => relationship(`type.${one}`));
      case "status":
        return chosen(relationshipStatuses, value, (one) => relationship(`form.status.${one}`));
      case "veil":
        return chosen(veils, value, (one) => relationship(`page.veil.choice.${one}`));
      case "rating":
        return typeof value === "number" ? relationship("rating.of", { rating: format.number(value) }) : "";
      case "periods":
        return inRow(each(value, time));
      case "game_pauses":
        return inRow(each(value, pause));
      case "city_place":
        return isRecord(value) && typeof value.country === "string" ? format.country(value.country) : "";
      case "mood":
      case "feeling_before":
      case "feeling_during":
      case "feeling_after": {
        const mood = typeof value === "number" ? moodName(value) : null;
        return mood ? t(`mood.${mood}`) : "";
      }
      case "time_of_day":
        return typeof value === "string" && isTimeOfDay(value)
          ? formatTimeOfDay(value, language, "short")
          : "";
      case "tags":
        return each(value, (tag) => `#${String(tag)}`).join(" ");
      case "relationship_id":
        return nameOf(value) || t("nobody");
      case "moment_id": {
        const moment = typeof value === "string" ? moments?.get(value) : undefined;
        return moment ? moment.word || t("ofMoment", { day: date(moment.occurred_on) }) : "";
      }
      case "memory_hidden_relationships":
      case "memory_remembered_endings":
        return inRow(each(value, nameOf));
      case "memory_hidden_days":
      case "interests":
        return inRow(each(value, (item) => (field === "interests" ? text(item) : date(item))));
      case "relationship_goals":
        return inRow(each(value, (item) => chosen(relationshipGoals, item, (one) => profile(`goal.${one}`))));
      case "partner_word":
        return chosen(partnerWords, value, (one) => profile(`partner.${one}`)) || text(value);
      case "locale":
        return value === "fr" || value === "en" ? t(`language.${value}`) : "";
      case "messages_from":
        return chosen(messageSenders, value, (one) => t(`writers.${one}`));
      case "consent":
        return chosen(consents, value, (one) => t(`consent.${one}`));
      case "lisa_reads":
        return inRow(each(value, (item) => chosen(readableTexts, item, (one) => t(`lisaReads.${one}`))));
      case "needs":
        return inRow(each(value, (item) => (isRecord(item) ? text(item.text) : "")));
      case "next_crush_removed":
        return inRow(each(value, text));
      case "next_crush_folded_for":
        return nameOf(value);
      case "kind":
        return chosen(analysisTypes, value, (one) => t(`analysis.${one}`));
      case "feedback":
        return chosen(feedbacks, value, (one) => t(one));
      case "replies":
        return Array.isArray(value) ? t("replies", { count: value.length }) : "";
      case "cited":
        return inRow(each(value, nameOf));
      case "position":
        return typeof value === "number" ? t("photoOrder", { position: value }) : "";
      default:
        if (typeof value === "boolean") return t(value ? "yes" : "no");
        if (typeof value === "number") return format.number(value);
        return isDay(table, field) ? date(value) : text(value);
    }
  };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function isDay(table: RowConflict["table"], field: string): boolean {
  return table !== "profiles" && /_date$|_until$|_on$/.test(field);
}
