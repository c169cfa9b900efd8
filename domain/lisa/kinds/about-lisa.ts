/** F21, F23, F25 and an empty journal: what she is, what she does not help with, and what to do when nothing was understood. */

import { cutText } from "#domain/text/whole-signs.ts";
import { yearOf } from "#domain/time/calendar-day.ts";
import type { Page } from "../lisa-index.ts";
import { inRole, isLight, onThisDay } from "../measures.ts";
import { type Harm, harmIn } from "../read/cues.ts";
import { isForeign } from "../read/language.ts";
import { tellingName } from "../read/named.ts";
import { retrieve } from "../read/retrieve.ts";
import { firstPersonOf, speechesOf } from "../read/voices.ts";
import { wordsOf } from "../read/words.ts";
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import { readable } from "../speak/figures.ts";
import { count, series } from "../speak/say.ts";
import { hasFear, saySide } from "../speak/side.ts";
import { aboutTopic, topicOf } from "./about-topics.ts";
import { helpWay } from "./help-way.ts";

export function aboutLisa(asked: Asked): LisaReply {
  const { index, understood, today } = asked;
  const topic = topicOf(understood.folded);
  if (topic !== null) return aboutTopic(asked, topic);
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const isOrder =
    /\b(?:ignore|disregard|instructions?|rules|prompt|regles|consignes|you are now|tu es (?:desormais|maintenant))\b/.test(
      understood.folded,
    );
  const isPower =
    /\b(?:can|could|do) you (?:read|see|open|access|hear|call|send|text|delete|erase|change|remember|write (?:in|to|into))\b|\b(?:peux-tu|tu peux|pouvez-vous) (?:\w+ )?(?:lire|voir|envoyer|appeler|supprimer|effacer|changer|modifier)\b/.test(
      understood.folded,
    );
  const isInsult =
    /\b(?:useless|stupid|dumb|wrong|annoying|rubbish|crap|shit|nulle?|inutile|bete|con|conne|sers a rien|ta gueule|tg|shut up|fuck)\b/.test(
      understood.folded,
    );
  const isLove = /\b(?:love|like|feel|care|think|tell|dis-moi|trouves|penses|compliment|aimes?|aimez)\b/.test(
    understood.folded,
  );
  const said =
    isOrder || isPower
      ? draft.fixed("lead", "no_instructions")
      : isLove || /\b(?:human|real|humaine?|reelle?|vraie?)\b/.test(understood.folded)
        ? draft.fixed("lead", "not_me")
        : draft.fixed("lead", "software");
  if (said) draft.remember("software:0");
  else
    draft.say("lead", ["Still software, with {n} to cite.", "Toujours un logiciel, avec {n} à citer."], {
      n: count("page", index.all.length, language),
    });
  if (isOrder || isPower || isInsult || index.all.length === 0) return draft.noQuestion().finish();
  const received = readable(index.all).filter(isLight);
  const sameDay = onThisDay(received, today);
  const page = [...sameDay.toReversed(), ...received.slice(-200).toReversed()].find(
    (one) => speechOn(asked, one) !== null,
  );
  const text = page ? speechOn(asked, page) : null;
  if (page && text) {
    const years = yearOf(today) - yearOf(page.day);
    if (sameDay.includes(page)) {
      draft.say(
        "written",
        [
          "What I can give back is a sentence from {n} ago today: {line}.",
          "Ce que je peux vous rendre, c’est une phrase d’il y a {n} aujourd’hui : {line}.",
        ],
        {
          n: language === "en" && years === 1 ? "a year" : count("year", years, language),
          line: draft.cite(text, page),
        },
      );
    } else
      draft.say(
        "written",
        [
          "What I can give back is a sentence from your own pages: {line}.",
          "Ce que je peux vous rendre, c’est une phrase de vos pages : {line}.",
        ],
        { line: draft.cite(text, page) },
      );
    draft.noQuestion();
    if (!draft.wasSaid("?reread"))
      draft.say("question", ["Would you like to reread that page?", "Voulez-vous relire cette page ?"]);
    draft.remember("?reread");
  } else if (index.all.length > 0) {
    draft.say("written", ["I read {n}, and answer with them.", "Je lis {n}, et je réponds avec elles."], {
      n: count("page", index.all.length, language),
    });
  }
  return draft.finish();
}

/** What the other said or wrote on a page, of five words or more. */
function speechOn(
  { index }: Asked,
  page: { readonly about: string | null } & Parameters<typeof speechesOf>[0],
): string | null {
  const name = page.about === null ? null : (index.person.get(page.about)?.name ?? null);
  if (page.about !== null && hasFear(index, page.about)) return null;
  const found = speechesOf(page, name).find(
    ({ speaker, text }) => speaker !== "self" && page.about !== null && text.split(/\s+/).length >= 4,
  );
  return found?.text ?? null;
}

const refusals: Readonly<Record<Harm, readonly [string, string]>> = {
  watch: ["following someone", "suivre quelqu’un"],
  find: ["finding where someone is", "trouver où est quelqu’un"],
  punish: ["punishing someone", "punir quelqu’un"],
  deceive: ["deceiving someone", "tromper quelqu’un"],
  pressure: ["putting pressure on someone", "faire pression sur quelqu’un"],
  wound: ["hurting someone with words", "blesser quelqu’un par des mots"],
};

/** F23: one calm no; no method, no lecture; own pages on the matter and an honest way. */
export function refuseHarm(asked: Asked): LisaReply {
  const { index, understood, people } = asked;
  const draft = new AnswerDraft(asked);
  const { language } = draft;
  const harm = harmIn(understood.folded);
  const [en, fr] = refusals[harm];
  const isWatching = harm === "watch" || harm === "find";
  draft.say(
    "lead",
    [
      "No, I won’t help with {what}, here or in softer words.",
      "Non, je n’aide pas à {what}, même en termes plus doux.",
    ],
    { what: language === "en" ? en : fr },
  );
  const matter = [
    "tracked",
    "track",
    "spied",
    "jealous",
    "jealousy",
    "jalousie",
    "trace",
    "pister",
    "espionner",
    "surveiller",
  ];
  const watched = (harm === "watch" ? retrieve(index, matter) : [])
    .slice(0, 16)
    .filter(({ page }) => !page.moment.isSealed);
  const lines = watched.flatMap(({ page }) => {
    const own = firstPersonOf(page).find((text) =>
      /\b(?:track|spied|spying|jealous|brooded|[àa] la trace|espionn|surveill|jalou|rumin)/i.test(text),
    );
    return own ? [{ text: own, page }] : [];
  });
  if (lines.length > 0) {
    draft.say("written", ["On your own pages: {lines}.", "Dans vos propres pages : {lines}."], {
      lines: series(
        lines.slice(0, 2).map(({ text, page }) => draft.cite(text, page)),
        language,
      ),
    });
  }
  const one = people[0];
  if (one && !hasFear(index, one.id)) saySide(draft, [one], matterOf(index, one.id), 1);
  if (isWatching)
    draft.say("question", ["What is it that you are afraid of finding?", "Qu’avez-vous peur de trouver ?"]);
  draft.fixed("offer", "way_honest");
  if (one) {
    const ask = language === "en" ? `How do I ask ${one.name}?` : `Comment demander à ${one.name} ?`;
    draft.way({ kind: "act", label: ask, ask });
    if (hasFear(index, one.id)) draft.way(helpWay(language));
  }
  return draft.finish("refusal");
}

/** Pages of jealousy about one person, and the one after each. */
function matterOf(index: Asked["index"], id: string): readonly Page[] {
  const own = index.byPerson.get(id) ?? [];
  return inRole(index, own, "jealousy").flatMap((page) => [own[own.indexOf(page) + 1] ?? page]);
}

/** F25: three starters, no guess. */
export function notUnderstood(asked: Asked): LisaReply {
  const { index } = asked;
  const draft = new AnswerDraft({ ...asked, kind: "not_understood" });
  const { language } = draft;
  const { unsure } = asked.understood.people;
  if (unsure.length > 1) {
    const names = unsure
      .flatMap((id) => index.person.get(id) ?? [])
      .slice(0, 3)
      .map((one) => tellingName(index, one));
    draft.say("lead", ["More than one name may be meant.", "Plusieurs noms sont possibles."]);
    draft.say("question", ["Do you mean {names}?", "S’agit-il de {names} ?"], {
      names: names.join(language === "en" ? " or " : " ou "),
    });
    for (const name of names)
      draft.way({ kind: "widen", label: name, ask: cutText(`${name}: ${asked.understood.text}`, 400) });
    return draft.finish("not_understood");
  }
  const isGreeting =
    asked.understood.slots.words.length <= 1 &&
    asked.understood.wordCount <= 4 &&
    !asked.understood.text.includes("?");
  const isStrange = isForeign(wordsOf(asked.understood.folded));
  const isSaid =
    (isStrange && draft.fixed("lead", "two_languages")) ||
    (isGreeting && asked.understood.hasWords && draft.fixed("lead", "software"));
  if (!isSaid && !draft.fixed("lead", "three_ways"))
    draft.say("lead", ["You can ask me about {n}.", "On peut m’interroger sur {n}."], {
      n: count("page", index.all.length, language),
    });
  const present = index.people.find(({ status }) => status === "ongoing") ?? index.people.at(-1);
  const ways =
    language === "en"
      ? [
          "Give me an overview",
          "What comes back?",
          present ? `Tell me about ${present.name}` : "Tell me a good memory",
        ]
      : [
          "Un aperçu",
          "Qu’est-ce qui revient ?",
          present ? `Parle-moi de ${present.name}` : "Raconte-moi un bon souvenir",
        ];
  for (const ask of ways) draft.way({ kind: "widen", label: ask, ask });
  return draft.noQuestion().finish("not_understood");
}

/** Help lines are within reach where pain or a fear was said, though there is nothing to read. */
export function nothingToRead(asked: Asked): LisaReply {
  const draft = new AnswerDraft(asked);
  if (!draft.fixed("lead", "nothing_yet"))
    draft.say("lead", ["{n} may be read.", "{n} à lire."], {
      n: draft.language === "en" ? "No page" : "Aucune page",
    });
  if (asked.kind === "one_word" || asked.kind === "verdict") {
    draft.fixed("offer", "help_soft");
    draft.way(helpWay(draft.language));
  }
  return draft.noQuestion().finish("empty");
}
