/**
 * Whether a model kept to the contract (docs/lisa/contract.md), looked at as it came, before its reply is called finished. It may say
 * better what it was given: no page, quotation, figure, name or heading of its own.
 */

import type { NameVeil } from "#domain/name-veil/name-veil.ts";
import { foldText } from "#domain/text/fold-text.ts";
import type { ModelAnswer } from "./build-model-call.ts";
import { textsOf } from "./build-model-call.ts";
import type { ModelCall } from "./model-call.ts";
import { modelPrompt } from "./model-prompt.ts";
import { numbersInWords } from "./number-words.ts";
import { headingsOf } from "./read-model-reply.ts";

/** `page`: cites none, or one that it was not given; `manner`: words of the contract's lists. */
type ModelFault =
  | "empty"
  | "page"
  | "quotation"
  | "figure"
  | "name"
  | "heading"
  | "manner"
  | "question"
  | "link"
  | "length"
  | "prompt";

const longest = 260;

/** None: the reply stands. @param text as the model wrote it @param answer as it was sent */
export function modelFaults(
  text: string,
  call: ModelCall,
  answer: ModelAnswer,
  veil: Pick<NameVeil, "unknownAliases">,
): readonly ModelFault[] {
  if (text.trim() === "") return ["empty"];
  const given = textsOf(call).join("\n");
  const outside = withoutQuotations(text);
  const allowed = figuresAllowed(call);
  const found: readonly (readonly [ModelFault, boolean])[] = [
    ["page", hasWrongPages(text, call)],
    ["quotation", quotationsOf(text).some((quotation) => !isIn(quotation, given))],
    ["figure", figuresOf(outside).some((figure) => !allowed.has(figure))],
    ["name", veil.unknownAliases(text).length > 0],
    ["heading", headingsOf(text).some((heading) => !answer.blocks.some(({ label }) => label === heading))],
    [
      "manner",
      manners.some((pattern) => pattern.test(foldText(outside))) ||
        /[!\p{Extended_Pictographic}]/u.test(outside),
    ],
    ["question", (outside.match(/\?/g)?.length ?? 0) > 1],
    ["link", /https?:|www\.|<[a-z/!]|!\[|\]\(/i.test(text)],
    ["prompt", instructionsIn(text, call)],
    ["length", text.split(/\s+/).length > longest],
  ];
  return found.filter(([, isFault]) => isFault).map(([fault]) => fault);
}

/** A sentence of what it was told to do, said back. */
function instructionsIn(text: string, call: ModelCall): boolean {
  const plain = (some: string) => foldText(some).replace(/[^\p{L}\p{N}]+/gu, " ");
  const said = plain(text);
  return modelPrompt(call)
    .instructions.split(/[\n.;:]/)
    .some((sentence) => sentence.trim().length > 30 && said.includes(plain(sentence).trim()));
}

function hasWrongPages(text: string, call: ModelCall): boolean {
  const known = new Set(call.pages.map(({ ref }) => ref));
  const cited = [...text.matchAll(/\[(p\d+)\]/g)].map(([, ref = ""]) => ref);
  return cited.some((ref) => !known.has(ref)) || (known.size > 0 && cited.length === 0);
}

const quotation = /“([^“”]+)”|«[\s\u00A0]?([^«»]+?)[\s\u00A0]?»|"([^"\n]+)"/gu;

function quotationsOf(text: string): readonly string[] {
  return [...text.matchAll(quotation)].map(([, english, french, plain]) => english ?? french ?? plain ?? "");
}

function withoutQuotations(text: string): string {
  return text.replace(quotation, " ");
}

/** Verbatim but for spaces and apostrophes, and the stop or comma that a sentence needs at a quotation's end. */
function isIn(quoted: string, given: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/[’ʼ]/g, "'")
      .replace(/[\s\u00A0]+/g, " ")
      .trim();
  return plain(given).includes(plain(quoted).replace(/[.,;]$/, ""));
}

const shares = new RegExp(
  `(?<!\\p{L})(?:${"half twice thrice most majority dozens? moitie plupart douzaines? dizaines? vingtaine trentaine quarantaine cinquantaine soixantaine centaines? milliers?"
    .split(" ")
    .join("|")})(?!\\p{L})`,
  "gu",
);

/** Numerals, numbers in words from three on, and words for a share, folded; each as it is written. References to pages are no figures. */
function figuresOf(text: string): readonly string[] {
  const plain = foldText(text.replace(/\[p\d+\]/g, " "));
  return [
    ...(plain.match(/\d+(?:[.,\u202F]\d+)*\s?%?/g) ?? []).map((figure) => figure.trim()),
    ...numbersInWords(plain).map((number) => `in words ${number}`),
    ...(plain.match(shares) ?? []),
  ];
}

/**
 * Those of the answer's own words, of the question and of earlier turns, and the dates of pages. What only stands on a page or in a quotation
 * is not counted by anybody: it may be said as a quotation.
 */
function figuresAllowed({ question, answer, turns, pages }: ModelCall): ReadonlySet<string> {
  const own = [answer, ...turns.map(({ reply }) => reply)].map(withoutQuotations);
  const asked = [question, ...turns.map((turn) => turn.question)];
  const dates = pages.map(({ text }) => text.split("\n")[0]?.split(" · ")[0] ?? "");
  return new Set([
    ...[...own, ...asked].flatMap(figuresOf),
    ...dates.flatMap((date) => date.match(/(?<!\d)(?:\d{1,2}|\d{4})(?!\d|[\s\u00A0]?%)/g) ?? []),
  ]);
}

/** Folded patterns of M1, M7, M8 and M9: feelings of its own, verdicts, diagnoses, orders. */
const manners: readonly RegExp[] = [
  /\bi (?:feel|love|care about|am (?:so )?(?:proud|sorry|happy|sad))\b|\bi'm (?:so )?(?:proud|sorry|happy|sad)\b/,
  /\bje (?:ressens|tiens a vous|vous aime)\b|\bje suis (?:fiere?|desolee?|heureu(?:x|se)|triste)\b/,
  /\b(?:toxic|narcissis\w*|selfish|abusive|crazy|needy|red flags?|manipulative|gaslight\w*)\b/,
  /\b(?:toxique|pervers\w*|narcissique|egoiste|manipulat\w+|folle|fou)\b/,
  /\b(?:attachment style|avoidant|anxious attachment|disorder|bipolar|borderline|depress(?:ed|ion)|trauma\w*|codependen\w*)\b/,
  /\b(?:style d'attachement|evitante?|trouble|bipolaire|depressi\w+|traumatis\w*|codependan\w*)\b/,
  /\byou (?:should|must|ought to|need to|have to)\b|\b(?:leave|dump|forgive|text|call) (?:him|her|them)\b/,
  /\bvous (?:devriez|devez)\b|\bil faut (?:que vous|le|la|partir|rester)\b|\b(?:quittez|pardonnez|ecrivez|appelez)[- ](?:le|la|lui)\b/,
  /\b(?:always|obviously|deep down|really|clearly)\b|\b(?:toujours|evidemment|au fond|clairement)\b/,
];
