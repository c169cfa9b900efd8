/** The day and the hour that an instant was for whoever wrote it. */
import { timeInZone } from "#domain/time/time-zone.ts";
import { isTimeZone } from "#domain/time/time-zone-name.ts";

type LocalTime = { readonly day: string | null; readonly time: string | null };

const unknown: LocalTime = { day: null, time: null };

/**
 * @param instant milliseconds since 1970
 * @param zone as the product wrote it: an IANA name; anything else is replaced by `ownZone`, the zone of this device
 */
export function localTime(instant: number | null, zone: string, ownZone: string): LocalTime {
  if (instant === null || !Number.isFinite(new Date(instant).getTime())) return unknown;
  const { day, hour, minute } = timeInZone(instant, isTimeZone(zone) ? zone : ownZone);
  return { day, time: clock(hour, minute) };
}

/** `HH:MM`; null for what is no time. */
export function clock(hour: number | null, minute: number | null): string | null {
  if (hour === null || !Number.isInteger(hour) || hour < 0 || hour > 23) return null;
  const minutes = minute !== null && Number.isInteger(minute) && minute >= 0 && minute < 60 ? minute : 0;
  return `${String(hour).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/** ISO 8601 with its zone, as milliseconds; null for anything else. */
export function instantOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
