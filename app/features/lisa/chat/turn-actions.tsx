import { ChevronLeft, ChevronRight, Copy, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { copyText } from "#app/lib/copy-text.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { setFeedback } from "#app/store/conversations/conversations.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Chip } from "#app/ui/choices/chip.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { GivenReply } from "#domain/conversation/kept-reply.ts";
import { replyText } from "#domain/lisa/reply-text.ts";
import type { ShownTurn } from "./shown-turn.ts";

type TurnActionsProps = {
  turn: ShownTurn;
  reply: GivenReply | null;
  /** The version on screen, from 0. */
  at: number;
  onVersion: (at: number) => void;
  onRegenerate: () => void;
};

export function TurnActions({ turn, reply, at, onVersion, onRegenerate }: TurnActionsProps) {
  const t = useTranslations("lisa.chat");
  const [copied, setCopied] = useState<"copied" | "notCopied" | null>(null);
  const count = turn.versions.length;
  const isAnswered = reply !== null && reply.blocks.length > 0;
  async function copy(text: string) {
    const answer = await copyText(text);
    setCopied(answer.ok ? "copied" : "notCopied");
  }
  return (
    <Inline gap={2} wrap className="-ml-3 forced-colors:ml-0">
      {isAnswered && (
        <Button variant="quiet" icon={Copy} onClick={() => void copy(replyText(reply))}>
          {t("copy")}
        </Button>
      )}
      <Button variant="quiet" icon={RefreshCw} onClick={onRegenerate}>
        {t("regenerate")}
      </Button>
      {count > 1 && (
        <Inline gap={0}>
          <IconButton
            icon={ChevronLeft}
            label={t("earlier")}
            onClick={() => onVersion(Math.max(0, at - 1))}
          />
          <Text size="small" tone="soft" role="status">
            {t("versions", { at: at + 1, count })}
          </Text>
          <IconButton
            icon={ChevronRight}
            label={t("later")}
            onClick={() => onVersion(Math.min(count - 1, at + 1))}
          />
        </Inline>
      )}
      <span role="status" className="type-small text-ink-soft empty:hidden">
        {copied && t(copied)}
      </span>
      {turn.row && isAnswered && <FeedbackChoice turn={turn} />}
    </Inline>
  );
}

function FeedbackChoice({ turn }: { turn: ShownTurn }) {
  const t = useTranslations("lisa.chat");
  const quickSave = useQuickSave();
  const choose = (feedback: "yes" | "no") =>
    void quickSave(() => setFeedback(turn.id, turn.feedback === feedback ? null : feedback));
  return (
    <fieldset className="flex flex-wrap items-center gap-2 pl-3">
      <legend className="float-left pr-2 type-small text-ink-soft">{t("helped")}</legend>
      {(["yes", "no"] as const).map((answer) => (
        <Chip key={answer} pressed={turn.feedback === answer} onClick={() => choose(answer)}>
          {t(answer)}
        </Chip>
      ))}
    </fieldset>
  );
}
