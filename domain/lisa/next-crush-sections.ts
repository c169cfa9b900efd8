/** The sections of the page Next Crush, each in the shapes of a reply. */
import { daysBetween } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import { blankThemes } from "./kinds/blank-themes.ts";
import { endingsOf, lastBefore } from "./kinds/endings.ts";
import { againstPages, ownPart } from "./kinds/line-evidence.ts";
import type { Page, TagInfo } from "./lisa-index.ts";
import {
  fewest,
  heavy,
  isHeavy,
  isLight,
  light,
  longestSilence,
  mostlyOf,
  type Part,
  peopleIn,
} from "./measures.ts";
import { lineOf } from "./read/lines.ts";
import { ongoingOf } from "./read/people.ts";
import type { LisaLine, LisaPart } from "./reply.ts";
import type { AnswerDraft } from "./speak/answer-draft.ts";
import { capital, exampleOf, labelOf, ownPages, readable, voices } from "./speak/figures.ts";
import { sentence } from "./speak/next-crush-words.ts";
import { count, dateWords, fill, listed, number, quotation, share, spanWords } from "./speak/say.ts";
import { hasFear, wordsOfOther } from "./speak/side.ts";

/** A tag that may be kept, put in one's own words, or removed and remembered as such. */
export type NextCrushProposal = {
  /** The tag, folded: what a removal remembers. */
  readonly tag: string;
  readonly line: LisaLine;
  readonly share: Part;
  /** The pages with a mood that it is counted on, in calendar order. */
  readonly ids: readonly string[];
};

export type NextCrushSection = {
  readonly kind:
    | "opening"
    | "good"
    | "weighs"
    | "beginnings"
    | "own_part"
    | "own_words"
    | "now"
    | "questions"
    | "unknown"
    | "never";
  /** Null for the opening. */
  readonly label: string | null;
  readonly parts: readonly LisaPart[];
  readonly proposals: readonly NextCrushProposal[];
};

export function section(
  draft: AnswerDraft,
  kind: NextCrushSection["kind"],
  parts: readonly LisaPart[],
  proposals: readonly NextCrushProposal[] = [],
): NextCrushSection {
  return {
    kind,
    label: kind === "opening" ? null : sentence(`label_${kind}`, draft.language),
    parts,
    proposals,
  };
}

export function paragraph(line: LisaLine | string): LisaPart {
  return { kind: "paragraph", runs: typeof line === "string" ? [{ kind: "text", text: line }] : line };
}

function proposal(
  draft: AnswerDraft,
  tag: TagInfo,
  of: (pages: readonly Page[]) => Part,
  wants: (page: Page) => boolean,
): NextCrushProposal {
  const { language } = draft;
  const { index } = draft.asked;
  const mostly = mostlyOf(tag.pages);
  const name = mostly ? index.person.get(mostly.id)?.name : undefined;
  const example = exampleOf(tag.pages, wants);
  const isLightOnes = wants === isLight;
  const line = fill(
    isLightOnes
      ? [
          "{tag}: {share} light, in {people}{whose}{chip}.",
          "{tag} : {share} doux ou lumineux, dans {people}{whose}{chip}.",
        ]
      : [
          "{tag}: {share} heavy or stormy, in {people}{whose}{chip}.",
          "{tag} : {share} lourds ou orageux, dans {people}{whose}{chip}.",
        ],
    language,
    {
      tag: labelOf(tag),
      share: share(of(tag.pages), language),
      people: count("relationship", peopleIn(tag.pages).length, language),
      whose:
        name === undefined
          ? ""
          : language === "en"
            ? `, ${number(mostly?.count ?? 0, "en")} of them with ${name}`
            : `, dont ${number(mostly?.count ?? 0, "fr", true)} avec ${name}`,
      chip: example ? [{ kind: "text", text: " " }, draft.chip(example)] : "",
    },
  );
  const ids = readable(tag.pages).flatMap(({ id, mood }) => (mood === null ? [] : [id]));
  return { tag: tag.folded, line, share: of(tag.pages), ids };
}

function base(draft: AnswerDraft, of: (pages: readonly Page[]) => Part): LisaPart {
  return paragraph(
    fill(
      of === light
        ? ["Over all pages, {all} light.", "Toutes pages confondues, {all} doux ou lumineux."]
        : ["Over all pages, {all} heavy or stormy.", "Toutes pages confondues, {all} lourds ou orageux."],
      draft.language,
      { all: share(of(draft.asked.index.all), draft.language) },
    ),
  );
}

const mostProposed = 6;

export function good(draft: AnswerDraft, tags: readonly TagInfo[]): NextCrushSection {
  const proposals = tags.slice(0, mostProposed).map((tag) => proposal(draft, tag, light, isLight));
  return section(
    draft,
    "good",
    proposals.length > 0 ? [base(draft, light)] : [paragraph(sentence("nothing_apart", draft.language))],
    proposals,
  );
}

export function weighs(draft: AnswerDraft, tags: readonly TagInfo[]): NextCrushSection {
  const proposals = tags.slice(0, mostProposed).map((tag) => proposal(draft, tag, heavy, isHeavy));
  return section(
    draft,
    "weighs",
    proposals.length > 0 ? [base(draft, heavy), paragraph(sentence("reason_yours", draft.language))] : [],
    proposals,
  );
}

/** The first ninety days, of relationships whose start is known to the day and that have a page with a mood in them; each ending in its own words, never added up. */
export function beginnings(draft: AnswerDraft): NextCrushSection {
  const { index } = draft.asked;
  const { language } = draft;
  const told = index.people.flatMap((one) => {
    if (one.start_date?.length !== 10) return [];
    const start = representativeDay(one.start_date);
    const early = ownPages(index, one).filter(
      ({ day, mood }) => mood !== null && daysBetween(start, day) >= 0 && daysBetween(start, day) < 90,
    );
    return early.length > 0 ? [early] : [];
  });
  const first = told.flat();
  const parts: LisaPart[] = [];
  if (first.length >= fewest && told.length >= 2) {
    parts.push(
      paragraph(
        fill(
          [
            "First ninety days, {n}: {share} light, those that ended heavily included.",
            "Les quatre-vingt-dix premiers jours, {n} : {share} doux ou lumineux, y compris celles qui ont mal fini.",
          ],
          language,
          { n: count("relationship", told.length, language), share: share(light(first), language) },
        ),
      ),
    );
  }
  const lines = endingsOf(index).flatMap(({ one, date }): LisaLine[] => {
    const page = hasFear(index, one.id) ? null : lastBefore(index, one, date);
    if (!page) return [];
    const text =
      wordsOfOther(index, one, [page]).find((piece) => piece.page === page)?.text ?? lineOf(page, []);
    return text ? [draft.cite(text, page)] : [];
  });
  if (lines.length > 0) parts.push({ kind: "list", items: lines.slice(-mostProposed) });
  return section(draft, "beginnings", parts);
}

export function ownPartOf(draft: AnswerDraft): NextCrushSection {
  const { index } = draft.asked;
  const told = voices(draft);
  const parts: LisaPart[] = [];
  if (told.count > 0) {
    parts.push(
      paragraph(
        fill(
          [
            "Said aloud, of what you tagged said or kept: {list}.",
            "Dit à voix haute, parmi dit et gardé : {list}.",
          ],
          draft.language,
          { list: told.line },
        ),
      ),
    );
  }
  const mine = ownPart(index, index.people);
  if (mine)
    parts.push(
      paragraph(fill(["{line}.", "{line}."], draft.language, { line: draft.cite(mine.text, mine.page) })),
    );
  return section(draft, "own_part", parts);
}

export function ownWords(draft: AnswerDraft): NextCrushSection {
  const { index, today } = draft.asked;
  const items = index.needs.map((need) =>
    fill(["{need} ({date})", "{need} ({date})"], draft.language, {
      need: quotation(need.text),
      date: dateWords(need.day as never, draft.language, today),
    }),
  );
  return section(
    draft,
    "own_words",
    items.length > 0 ? [{ kind: "list", items }] : [paragraph(sentence("no_line", draft.language))],
  );
}

/** Whoever is there: each line against the pages about that name. No total, no order; under five pages, the pages themselves. */
export function now(draft: AnswerDraft): NextCrushSection {
  const { index, today } = draft.asked;
  const { language } = draft;
  const one = ongoingOf(index);
  if (!one) return section(draft, "now", []);
  const own = ownPages(index, one);
  const isDated = one.start_date?.length === 10;
  const since = one.start_date === null || !isDated ? "" : spanWords(one.start_date, today, language);
  // Whoever is afraid is not told to read this together, and no line is held against such pages.
  if (hasFear(index, one.id))
    return section(draft, "now", [
      paragraph(
        fill(
          since === ""
            ? ["{name} is here.", "{name} est là."]
            : ["{name} is here: {since}.", "{name} est là : {since}."],
          language,
          { name: one.name, since },
        ),
      ),
    ]);
  const parts: LisaPart[] = [
    paragraph(
      fill(
        since === ""
          ? [
              "{name} is here. This page can wait, or be read together.",
              "{name} est là. Cette page peut attendre, ou se lire à deux.",
            ]
          : [
              "{name} is here: {since}. This page can wait, or be read together.",
              "{name} est là : {since}. Cette page peut attendre, ou se lire à deux.",
            ],
        language,
        { name: one.name, since },
      ),
    ),
  ];
  if (own.length < fewest) {
    parts.push({ kind: "list", items: readable(own).map((page): LisaLine => [draft.chip(page)]) });
  } else if (index.needs.length > 0) {
    const items = index.needs.map((need) =>
      fill(["{need} {against}", "{need} {against}"], language, {
        need: quotation(need.text),
        against: againstPages(draft, need, own),
      }),
    );
    parts.push({ kind: "list", items });
  }
  parts.push(
    paragraph(
      fill(
        [
          "What {name} is looking for is on no page I may read.",
          "Ce que {name} cherche n’est écrit sur aucune page que je peux lire.",
        ],
        language,
        { name: one.name },
      ),
    ),
  );
  return section(draft, "now", parts);
}

/** Three: one from what weighs, one from a line of one's own or from beginnings, one from the longest silence. */
export function questions(draft: AnswerDraft, tags: readonly TagInfo[]): NextCrushSection {
  const { index } = draft.asked;
  const { language } = draft;
  const [tag] = tags;
  const need = index.needs.at(-1);
  const items: LisaLine[] = [];
  if (tag?.concept === "kept") items.push([{ kind: "text", text: sentence("ask_kept", language) }]);
  else if (tag)
    items.push(
      fill(
        [
          "What would “{tag}” look like while it is still small?",
          "À quoi ressemble « {tag} » quand c’est encore petit ?",
        ],
        language,
        { tag: tag.label },
      ),
    );
  else items.push([{ kind: "text", text: sentence("ask_light", language) }]);
  if (need)
    items.push(
      fill(["Is this line still mine: {need}?", "Cette ligne est-elle encore à moi : {need} ?"], language, {
        need: quotation(need.text),
      }),
    );
  else items.push([{ kind: "text", text: sentence("ask_accept", language) }]);
  const silence = longestSilence(readable(index.all));
  items.push([
    { kind: "text", text: sentence(silence && silence.days >= 21 ? "ask_silence" : "ask_first", language) },
  ]);
  return section(draft, "questions", [{ kind: "list", items }]);
}

export function unknown(draft: AnswerDraft): NextCrushSection {
  const blank = blankThemes(draft.asked.index).slice(0, 3);
  if (blank.length === 0) return section(draft, "unknown", []);
  const list = capital(
    listed(
      blank.map(([, en, fr]) => (draft.language === "en" ? en : fr)),
      draft.language,
    ),
  );
  return section(draft, "unknown", [
    paragraph(
      fill(
        [
          "{list}: no page speaks of that. Not a lack: blank paper.",
          "{list} : aucune page n’en parle. Ce n’est pas un manque, c’est du papier blanc.",
        ],
        draft.language,
        { list },
      ),
    ),
  ]);
}

export function thinOpening(draft: AnswerDraft): NextCrushSection {
  return section(draft, "opening", [paragraph(sentence("thin", draft.language))]);
}
