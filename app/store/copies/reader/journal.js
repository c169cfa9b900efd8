/** What the copy holds, by what the pages ask for. */
const holder = document.getElementById("copy");
export const { copy, words, language } = JSON.parse(holder?.textContent ?? "{}");

const now = new Date().toISOString().slice(0, 10);
const made = copy.made_at.slice(0, 10);
/** A letter opens on its day, also in a copy that was made before; a clock that is behind closes none again. */
const today = now > made ? now : made;

export const people = new Map(copy.relationships.map((one) => [one.id, one]));

/** The first day that a date can mean: a year, a season of it, a month or a day. */
function firstDay(date) {
  const [year, middle = "01", day = "01"] = date.split("-");
  const month = Number(middle) > 20 ? String((Number(middle) - 20) * 3).padStart(2, "0") : middle;
  return `${year}-${month}-${day}`;
}

const byDay = (one, other) => (firstDay(one.occurred_on) < firstDay(other.occurred_on) ? 1 : -1);
const isSameDay = (one, other) => firstDay(one.occurred_on) === firstDay(other.occurred_on);

/** Newest first. */
export const moments = copy.moments
  .toReversed()
  .sort((one, other) => (isSameDay(one, other) ? 0 : byDay(one, other)));
const momentsById = new Map(moments.map((one) => [one.id, one]));

export const isClosed = ({ sealed_until }) => sealed_until !== null && sealed_until > today;
export const momentOf = ({ moment_id }) => momentsById.get(moment_id);

/** What shows a letter that is still closed is as closed as its words. */
export const media = copy.media.filter((one) => !(momentOf(one) && isClosed(momentOf(one))));
const mediaOf = Map.groupBy(media, ({ moment_id }) => moment_id);

export const mediaOfMoment = ({ id }) => mediaOf.get(id) ?? [];
export const mediaOfPerson = (id) =>
  (mediaOf.get(null) ?? []).filter(({ relationship_id }) => relationship_id === id);
export const momentsOfPerson = (id) => moments.filter(({ relationship_id }) => relationship_id === id);

/** Newest first. */
export const years = [...new Set(moments.map(({ occurred_on }) => occurred_on.slice(0, 4)))];
