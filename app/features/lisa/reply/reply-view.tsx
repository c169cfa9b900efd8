import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { GivenReply } from "#domain/conversation/kept-reply.ts";
import { ReplyChart } from "./reply-chart.tsx";
import { keyAt, ReplyPart } from "./reply-lines.tsx";

/** The blocks in their order: facts, feelings, reading and side are apart, each under its label. */
export function ReplyView({ reply }: { reply: GivenReply }) {
  const t = useTranslations("lisa.chat");
  const { blocks, language, chart } = reply;
  const asked = blocks.findIndex(({ kind }) => kind === "question");
  const before = asked === -1 ? blocks : blocks.slice(0, asked);
  const after = asked === -1 ? [] : blocks.slice(asked);
  return (
    <Stack gap={4} lang={language} aria-label={t("reply")} role="group">
      {before.map((block, at) => (
        <ReplyBlock key={keyAt(at)} block={block} language={language} />
      ))}
      {chart && chart.marks.length > 0 && <ReplyChart chart={chart} />}
      {after.map((block, at) => (
        <ReplyBlock key={keyAt(at)} block={block} language={language} />
      ))}
    </Stack>
  );
}

/** Blocks that stand by themselves, without a conversation. */
export function ReplyBlocks({ blocks, language }: Pick<GivenReply, "blocks" | "language">) {
  return (
    <Stack gap={4} lang={language}>
      {blocks.map((block, at) => (
        <ReplyBlock key={keyAt(at)} block={block} language={language} />
      ))}
    </Stack>
  );
}

type BlockProps = { block: GivenReply["blocks"][number]; language: GivenReply["language"] };

function ReplyBlock({ block: { kind, label, parts }, language }: BlockProps) {
  const shown = parts.map((part, at) => <ReplyPart key={keyAt(at)} part={part} language={language} />);
  if (label === null)
    return (
      <Stack gap={2} className={kind === "lead" ? "type-lead" : undefined}>
        {shown}
      </Stack>
    );
  return (
    <Stack gap={1}>
      <h2 className="type-label">{label}</h2>
      {shown}
    </Stack>
  );
}
