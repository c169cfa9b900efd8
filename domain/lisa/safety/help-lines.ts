/**
 * Emergency numbers and help lines by country. Data, not rules: a country or a line of which we are not certain is left out, and the card
 * falls back to `everywhere`. Each line says how it is known (`sureness`), and the card says it with it. Whoever runs the product compares
 * the lines with their live pages and fills in `checked`.
 */
import { type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";

type HelpFor = "crisis" | "violence" | "anyone";

export type HelpLine = {
  readonly name: string;
  readonly number: string;
  readonly hours: string;
  /** Where a message can be sent instead, by text message. */
  readonly text?: string | undefined;
  readonly for: HelpFor;
  readonly languages: readonly string[];
  /** Who runs it, or where it is published. */
  readonly source: string;
  /** Stored copies of pages of theirs, or of a public authority, that say this number and these hours; null where none was found. */
  readonly compared: { readonly on: CalendarDay; readonly pages: readonly string[] } | null;
  /** The day on which a person last compared it with the live page; null when nobody has. */
  readonly checked: CalendarDay | null;
};

export type CountryHelp = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly emergency: readonly string[];
  readonly lines: readonly HelpLine[];
};

/** How a line is known. `compared`: with a copy of a page, which may be older than the line is now. */
type Sureness =
  | { readonly kind: "checked" | "compared"; readonly on: CalendarDay }
  | { readonly kind: "unchecked" };

/** Days after which a line counts as not checked. */
const freshForDays = 180;

export function surenessOf({ checked, compared }: HelpLine, today: CalendarDay): Sureness {
  const isFresh = (day: CalendarDay) => daysBetween(day, today) <= freshForDays;
  if (checked !== null && isFresh(checked)) return { kind: "checked", on: checked };
  if (compared !== null && isFresh(compared.on)) return { kind: "compared", on: compared.on };
  return { kind: "unchecked" };
}

const checked: CalendarDay | null = null;
const copied = (...pages: readonly string[]) => ({ on: "2026-11-23", pages });
const always = "24/7";

const countries: readonly CountryHelp[] = [
  {
    country: "FR",
    emergency: ["112", "15", "17", "114 (SMS)"],
    lines: [
      {
        name: "3114",
        number: "3114",
        hours: always,
        for: "crisis",
        languages: ["fr"],
        source: "3114.fr",
        compared: copied("https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/"),
        checked,
      },
      {
        name: "Violences Femmes Info",
        number: "3919",
        hours: always,
        for: "violence",
        languages: ["fr"],
        source: "solidaritefemmes.org",
        compared: null,
        checked,
      },
      {
        name: "France Victimes",
        number: "116 006",
        // Their own page says seven, others say eight in the evening: the hours in which both are right.
        hours: "09:00–19:00",
        for: "violence",
        languages: ["fr"],
        source: "france-victimes.fr",
        compared: copied(
          "https://france-victimes.fr/index.php/categories-inavem/105-actualites/929-covid-19-france-victimes-assure-la-continuite-de-ses-services",
        ),
        checked,
      },
    ],
  },
  {
    country: "GB",
    emergency: ["999", "112"],
    lines: [
      {
        name: "Samaritans",
        number: "116 123",
        hours: always,
        for: "crisis",
        languages: ["en"],
        source: "samaritans.org",
        compared: copied(
          "https://www.samaritans.org/news/samaritans-in-northern-ireland-answer-one-million-calls-during-10-years-of-freephone",
        ),
        checked,
      },
      {
        name: "National Domestic Abuse Helpline",
        number: "0808 2000 247",
        hours: always,
        for: "violence",
        languages: ["en"],
        source: "nationaldahelpline.org.uk",
        compared: copied("https://www.refuge.org.uk/category/news/"),
        checked,
      },
    ],
  },
  {
    country: "IE",
    emergency: ["112", "999"],
    lines: [
      {
        name: "Samaritans",
        number: "116 123",
        hours: always,
        for: "crisis",
        languages: ["en"],
        source: "samaritans.org",
        compared: null,
        checked,
      },
      {
        name: "Women’s Aid",
        number: "1800 341 900",
        hours: always,
        for: "violence",
        languages: ["en"],
        source: "womensaid.ie",
        compared: copied(
          "https://www.womensaid.ie/about/newsevents/news/2012/12/07/every-single-call-matters-womens-aid-christmas-hel/",
          "https://www.womensaid.ie/about/newsevents/news/2016/09/05/media-release-41-calls-a-day-to-womens-aid-in-2016/",
        ),
        checked,
      },
    ],
  },
  {
    country: "US",
    emergency: ["911"],
    lines: [
      {
        name: "988 Suicide & Crisis Lifeline",
        number: "988",
        hours: always,
        text: "SMS 988",
        for: "crisis",
        languages: ["en", "es"],
        source: "988lifeline.org",
        compared: copied(
          "https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline",
        ),
        checked,
      },
      {
        name: "National Domestic Violence Hotline",
        number: "1-800-799-7233",
        hours: always,
        text: "SMS START → 88788",
        for: "violence",
        languages: ["en", "es"],
        source: "thehotline.org",
        compared: copied(
          "https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts",
        ),
        checked,
      },
    ],
  },
  {
    country: "CA",
    emergency: ["911"],
    lines: [
      {
        name: "9-8-8",
        number: "988",
        hours: always,
        text: "SMS 988",
        for: "crisis",
        languages: ["en", "fr"],
        source: "988.ca",
        compared: copied(
          "https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html",
        ),
        checked,
      },
    ],
  },
  {
    country: "AU",
    emergency: ["000"],
    lines: [
      {
        name: "Lifeline",
        number: "13 11 14",
        hours: always,
        text: "SMS 0477 13 11 14",
        for: "crisis",
        languages: ["en"],
        source: "lifeline.org.au",
        compared: copied(
          "https://lifeline.giveeasy.org/spr21-home",
          "https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7",
        ),
        checked,
      },
      {
        name: "1800RESPECT",
        number: "1800 737 732",
        hours: always,
        for: "violence",
        languages: ["en"],
        source: "1800respect.org.au",
        compared: copied("https://plan4womenssafety.dss.gov.au/initiatives/1800respect"),
        checked,
      },
    ],
  },
  {
    country: "BE",
    emergency: ["112"],
    lines: [
      {
        name: "Télé-Accueil",
        number: "107",
        hours: always,
        for: "anyone",
        languages: ["fr"],
        source: "tele-accueil.be",
        compared: copied(
          "https://tele-accueil.be/bruxelles/ressources/",
          "https://www.ecouteviolencesconjugales.be/qui-sommes-nous/presentation/",
        ),
        checked,
      },
      {
        name: "Écoute violences conjugales",
        number: "0800 30 030",
        hours: always,
        for: "violence",
        languages: ["fr"],
        source: "ecouteviolencesconjugales.be",
        compared: copied("https://www.ecouteviolencesconjugales.be/qui-sommes-nous/presentation/"),
        checked,
      },
    ],
  },
  {
    country: "CH",
    emergency: ["112", "117", "144"],
    lines: [
      {
        name: "La Main Tendue",
        number: "143",
        hours: always,
        for: "anyone",
        languages: ["fr", "de", "it"],
        source: "143.ch",
        compared: copied("https://www.143.ch/fr/category/news/"),
        checked,
      },
    ],
  },
  { country: "LU", emergency: ["112", "113"], lines: [] },
];

/** A directory of crisis lines by country, where we have none of our own. */
const directory: HelpLine = {
  name: "Find A Helpline",
  number: "findahelpline.com",
  hours: always,
  for: "crisis",
  languages: ["en", "fr"],
  source: "findahelpline.com",
  compared: copied("https://findahelpline.com/AU"),
  checked,
};

/** 112 is answered in every country of the European Union and, from a mobile telephone, in most others. */
const everywhere: CountryHelp = { country: "", emergency: ["112", "911", "999"], lines: [directory] };

/** Codes of the countries that have an entry of their own. */
export const helpCountries: readonly string[] = countries.map(({ country }) => country);

/**
 * The entry of a country, else the numbers that work in most.
 * @param served entries of whoever runs the server: each stands in place of the built-in one of its country
 */
export function helpIn(country: string | null | undefined, served: readonly CountryHelp[] = []): CountryHelp {
  const wanted = country?.toUpperCase();
  return [...served, ...countries].find((one) => one.country === wanted) ?? everywhere;
}
