import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { SaidBy } from "../model/said-by.tsx";
import { ReplyView } from "../reply/reply-view.tsx";
import { ReplyWays } from "../reply/reply-ways.tsx";
import { QuestionBox } from "./question-box.tsx";
import type { ShownTurn } from "./shown-turn.ts";
import { TurnActions } from "./turn-actions.tsx";
import type { Sent } from "./use-chat.ts";

type TurnViewProps = {
  turn: ShownTurn;
  isLast: boolean;
  isBusy: boolean;
  onSend: (sent: Sent) => void;
  onHelp: () => void;
};

/** A question and the version of its reply that is looked at; the newest, until another is chosen. */
export function TurnView({ turn, isLast, isBusy, onSend, onHelp }: TurnViewProps) {
  const t = useTranslations("lisa.chat");
  const count = turn.versions.length;
  const [chosen, setChosen] = useState(count - 1);
  useEffect(() => setChosen(count - 1), [count]);
  const at = Math.min(chosen, count - 1);
  const version = turn.versions[at];
  const reply = version?.reply ?? null;
  return (
    <li>
      <Stack as="article" gap={5}>
        <QuestionBox
          question={version?.question ?? turn.question}
          onResend={isBusy ? undefined : (text) => onSend({ text, turn })}
        />
        {reply ? (
          <>
            {reply.blocks.length > 0 && <ReplyView reply={reply} />}
            {reply.inOtherWords && <SaidBy words={reply.inOtherWords} />}
          </>
        ) : (
          <Text tone="soft">{version ? t("unreadable") : t("stopped")}</Text>
        )}
        {!isBusy && (
          <TurnActions
            turn={turn}
            reply={reply}
            at={at}
            onVersion={setChosen}
            onRegenerate={() => onSend({ text: version?.question ?? turn.question, turn })}
          />
        )}
        {isLast && !isBusy && reply && (
          <ReplyWays ways={reply.ways} onAsk={(text) => onSend({ text })} onHelp={onHelp} />
        )}
      </Stack>
    </li>
  );
}
