/** A reply as plain text, for copying and for storage: labels in bold markdown, quotations in their marks, chips as date and title. */
import type { LisaBlock, LisaLanguage, LisaLine, LisaPart, LisaReply, LisaRun } from "./reply.ts";
import type { SafetyCard } from "./safety/safety-card.ts";

type ReplyTextStyle = {
  /** Headings in `**`. */
  readonly isMarkdown: boolean;
  /** A chip in the text; by default its date and title in brackets. */
  readonly chip: (chip: Extract<LisaRun, { kind: "chip" }>) => string;
};

const plain: ReplyTextStyle = {
  isMarkdown: false,
  chip: ({ date, title }) => `[${[date, title].filter(Boolean).join(", ")}]`,
};

export function replyText(reply: LisaReply, style: Partial<ReplyTextStyle> = {}): string {
  const asked = { ...plain, ...style };
  if (reply.kind === "safety") return cardText(reply.card, reply.language);
  return reply.blocks.map((block) => blockText(block, reply.language, asked)).join("\n\n");
}

function cardText({ before, help, after }: SafetyCard, language: LisaLanguage): string {
  const [now, lines] = {
    en: ["In danger now: ", "To talk to someone: "],
    fr: ["En danger maintenant\u00A0: ", "Pour parler à quelqu’un\u00A0: "],
  }[language] as [string, string];
  const listed = help.lines.map(({ name, number }) => (name === number ? number : `${name} ${number}`));
  return [
    ...before,
    `${now}${help.emergency.join(", ")}.`,
    ...(listed.length > 0 ? [`${lines}${listed.join(", ")}.`] : []),
    ...after,
  ].join(" ");
}

function blockText({ label, parts }: LisaBlock, language: LisaLanguage, style: ReplyTextStyle): string {
  const head = label === null ? "" : style.isMarkdown ? `**${label}.** ` : `${label}. `;
  const [first, ...others] = parts.map((part) => ({ part, text: partText(part, language, style) }));
  if (!first) return head.trim();
  const begun =
    first.part.kind === "paragraph"
      ? `${head}${first.text}`
      : `${head.trimEnd()}\n\n${first.text}`.trimStart();
  return [begun, ...others.map(({ text }) => text)].join("\n\n");
}

function partText(part: LisaPart, language: LisaLanguage, style: ReplyTextStyle): string {
  const line = (runs: LisaLine) => lineText(runs, language, style);
  switch (part.kind) {
    case "paragraph":
      return line(part.runs);
    case "list":
      return part.items.map((item) => `- ${line(item)}`).join("\n");
    case "draft":
      return part.lines.map((one) => `> ${line(one)}`).join("\n>\n");
    case "table":
      return [
        row(part.head),
        row(part.head.map(() => "---")),
        ...part.rows.map((cells) => row(cells.map(line))),
      ].join("\n");
  }
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function lineText(runs: LisaLine, language: LisaLanguage, style: ReplyTextStyle): string {
  return runs
    .map((run) =>
      run.kind === "text"
        ? run.text
        : run.kind === "quotation"
          ? quoted(run.text, language)
          : style.chip(run),
    )
    .join("");
}

function quoted(text: string, language: LisaLanguage): string {
  return language === "fr" ? `«\u00A0${text}\u00A0»` : `“${text}”`;
}
