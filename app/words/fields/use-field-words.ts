/** What rows and fields are called and how values read, on every page that is not their form; within `fieldWords`. */
import { useLocale, useTranslations } from "use-intl/react";
import { formatTimeOfDay } from "#app/lib/format/times-of-day.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { isRecord } from "#app/lib/person.ts";
import { useView } from "#app/store/db/use-view.ts";
import { partnerWords, relationshipGoals } from "#domain/account/profile.ts";
import { feedbacks, readableTexts } from "#domain/conversation/conversation.ts";
import { analysisTypes } from "#domain/lisa/reply.ts";
import { consents } from "#domain/media/media.ts";
import { messageSenders, requestAnswers } from "#domain/message/message.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import { relationshipStatuses, relationshipTypes, veils } from "#domain/relationship/relationship.ts";
import { isCalendarDay } from "#domain/time/calendar-day.ts";
import { isTimeOfDay } from "#domain/time/time-of-day.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import { en } from "./messages.en.ts";

type NamedField = keyof typeof en.label;

/** A field that this build has words for. */
const named = (field: string): NamedField => (isNamed(field) ? field : "other");
export function isNamed(field: string): field is NamedField {
  return Object.hasOwn(en.label, field);
}

export function useFieldWords() {
  const t = useTranslations("fields");
  const { list } = useFormat();
  /** "Notes" */
  const labelOf = (field: string) => t(`label.${named(field)}`);
  /** "the notes" */
  const phraseOf = (field: string) => t(`phrase.${named(field)}`);
  /** "the notes and the start", each once. */
  const phrases = (fields: readonly string[]) => list([...new Set(fields.map(phraseOf))]);
  return { labelOf, phraseOf, phrases };
}

/** A row by what it is known by: a name alone, else what it is; "A moment: The lighthouse". */
export function useRowTitle(): (table: SyncedTableName, id: string) => string {
  const t = useTranslations("fields");
  const nameOf = useRowNames();
  return (table, id) => {
    const what = t(`row.${table}`);
    const name = nameOf(table, id);
    if (name === "") return what;
    return table === "relationships" ? name : t("named", { what, name });
  };
}

/** The name of a row: of a moment its word or its day, of a turn its conversation's; empty where it has none. */
export function useRowNames(): (table: SyncedTableName, id: string) => string {
  const { vagueDate } = useFormat();
  const relationships = useView("relationships");
  const moments = useView("moments");
  const media = useView("media");
  const conversations = useView("conversations");
  const turns = useView("turns");
  const threads = useView("threads");
  const messages = useView("messages");

  return function nameOf(table, id) {
    switch (table) {
      case "relationships":
        return relationships?.get(id)?.name ?? "";
      case "moments": {
        const moment = moments?.get(id);
        const day = moment && isVagueDate(moment.occurred_on) ? vagueDate(moment.occurred_on) : "";
        return moment?.word || day;
      }
      case "media":
        return media?.get(id)?.caption ?? "";
      case "conversations":
        return conversations?.get(id)?.title ?? "";
      case "turns":
        return nameOf("conversations", turns?.get(id)?.conversation_id ?? "");
      case "threads": {
        const thread = threads?.get(id);
        return thread?.peer_name || thread?.peer_handle || thread?.to?.value || "";
      }
      case "messages":
        return nameOf("threads", messages?.get(id)?.thread_id ?? "");
      default:
        return "";
    }
  };
}

/** Any value of any field as readable text; empty for an empty or unreadable value. */
export function useValueWords(): (table: SyncedTableName, field: string, value: unknown) => string {
  const t = useTranslations("fields.value");
  const profile = useTranslations("profile");
  const relationship = useTranslations("relationships");
  const format = useFormat();
  const language = useLocale();
  const nameOf = useRowNames();

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
  /** A day of one year, or of every year. */
  const memoryDay = (value: unknown) =>
    typeof value === "string" && isCalendarDay(`2000-${value}`)
      ? format.day(`2000-${value}`, "yearless")
      : date(value);
  const named = (tables: readonly SyncedTableName[], id: unknown) =>
    typeof id === "string"
      ? (tables.map((table) => nameOf(table, id)).find((name) => name !== "") ?? "")
      : "";
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
          : text(value);
      case "tags":
        return each(value, (tag) => `#${String(tag)}`).join(" ");
      case "relationship_id":
        return named(["relationships"], value) || t("nobody");
      case "moment_id":
        return named(["moments"], value);
      case "conversation_id":
        return named(["conversations"], value);
      case "thread_id":
        return named(["threads"], value);
      case "memory_hidden_relationships":
      case "memory_remembered_endings":
        return inRow(each(value, (id) => named(["relationships"], id)));
      case "cited":
        return inRow(each(value, (id) => named(["relationships", "moments", "media"], id)));
      case "next_crush_folded_for":
        return named(["relationships"], value);
      case "memory_hidden_days":
        return inRow(each(value, memoryDay));
      case "interests":
      case "next_crush_removed":
        return inRow(each(value, text));
      case "relationship_goals":
        return inRow(each(value, (item) => chosen(relationshipGoals, item, (one) => profile(`goal.${one}`))));
      case "partner_word":
        return chosen(partnerWords, value, (one) => profile(`partner.${one}`)) || text(value);
      case "locale":
        return value === "fr" || value === "en" ? t(`language.${value}`) : "";
      case "messages_from":
        return chosen(messageSenders, value, (one) => t(`writers.${one}`));
      case "answer":
        return chosen(requestAnswers, value, (one) => t(`answer.${one}`));
      case "read_until":
      case "deleted_at":
        return typeof value === "string" && value !== "" ? format.when(value) : "";
      case "to":
        return isRecord(value) ? text(value.value) : text(value);
      case "body":
        return isRecord(value) ? text(value.body) : text(value);
      case "consent":
        return chosen(consents, value, (one) => t(`consent.${one}`));
      case "lisa_reads":
        return inRow(each(value, (item) => chosen(readableTexts, item, (one) => t(`lisaReads.${one}`))));
      case "needs":
        return inRow(each(value, (item) => (isRecord(item) ? text(item.text) : "")));
      case "kind":
        return chosen(analysisTypes, value, (one) => t(`analysis.${one}`));
      case "feedback":
        return chosen(feedbacks, value, (one) => t(one));
      case "replies":
        return Array.isArray(value) ? t("replies", { count: value.length }) : "";
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

function isDay(table: SyncedTableName, field: string): boolean {
  return table !== "profiles" && /_date$|_until$|_on$/.test(field);
}
