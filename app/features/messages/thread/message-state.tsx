import { CircleAlert, CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useOnline } from "#app/lib/use-online.ts";
import { useRefusedActs } from "#app/saving/use-refused-acts.ts";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Message, MessageLimit } from "#domain/message/message.ts";
import { sentAt } from "#domain/message/message-rules.ts";
import { useDiscardRequest } from "./use-discard-request.ts";

/** Milliseconds: what leaves at once is not spoken of. */
const quietTime = 2_000;

type MessageStateProps = {
  message: Message;
  time: string;
  isWaiting: boolean;
  isLastSeen: boolean;
  refused: RefusedRow | null;
};

/** When it was sent and what became of it. */
export function MessageState({ message, time, isWaiting, isLastSeen, refused }: MessageStateProps) {
  const t = useTranslations("messages.message");
  const isOnline = useOnline();
  const isSlow = useStays(isWaiting && isOnline);
  if (refused) return <Refused message={message} refused={refused} />;
  if (isWaiting && (!isOnline || isSlow)) {
    return (
      <Text as="span" size="small" tone="soft" className="flex items-center gap-1.5">
        <span className="text-warn">
          <Icon glyph={CloudUpload} size={16} />
        </span>
        {t(isOnline ? "waiting" : "offline")}
      </Text>
    );
  }
  return (
    <Text as="span" size="small" tone="soft">
      <time dateTime={sentAt(message)}>{time}</time>
      {message.edited_at !== null && message.body !== null && `, ${t("edited")}`}
      {isLastSeen && `, ${t("read")}`}
    </Text>
  );
}

type RefusedProps = { message: Message; refused: RefusedRow };

function Refused({ message, refused: { op, code, details, opId } }: RefusedProps) {
  const t = useTranslations("messages.message");
  const acts = useRefusedActs(opId);
  const discardRequest = useDiscardRequest();
  const reason = reasonOf(code, details);
  const discard = () =>
    op.table === "threads" ? discardRequest(message, opId) : acts.discard({ title: t("discarded") });
  return (
    <Stack gap={1} className="max-w-measure">
      <Remark icon={CircleAlert} tone="bad">
        {t(op.kind === "put" ? "refused" : "refusedChange")}. {t(`reason.${reason}`)}
      </Remark>
      <Inline gap={5} wrap className="pl-5.75">
        {reason !== "closed" && reason !== "late" && (
          <TextButton size="small" onClick={() => void acts.retry()}>
            {t("retry")}
          </TextButton>
        )}
        <TextButton size="small" tone="soft" onClick={() => void discard()}>
          {t("discard")}
        </TextButton>
      </Inline>
    </Stack>
  );
}

const limitReasons: readonly (readonly [MessageLimit, "flood" | "quota" | "requests"])[] = [
  ["minute", "flood"],
  ["day", "quota"],
  ["requests", "requests"],
];

function reasonOf(code: RefusedRow["code"], details: RefusedRow["details"]) {
  switch (code) {
    case "message_limit":
      return limitReasons.find(([limit]) => limit === details.of)?.[1] ?? "quota";
    case "thread_closed":
      return details.reason === "off" ? "off" : "closed";
    case "gone":
    case "erased":
      return "closed";
    case "too_late":
      return "late";
    case "too_large":
    case "validation":
      return "tooLong";
    default:
      return "other";
  }
}

/** True once `value` has been true for a while without interruption. */
function useStays(value: boolean): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setStays(true), quietTime);
    return () => {
      clearTimeout(timer);
      setStays(false);
    };
  }, [value]);
  return value && stays;
}
