import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { useMessages } from "#app/store/messages/messages.ts";
import { answerRequest } from "#app/store/messages/threads.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Message } from "#domain/message/message.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import { wordsOf } from "../message-words.ts";
import { useBlock } from "../use-block.ts";
import { addressOf, usePersonName } from "../use-person-name.ts";
import type { ListedThread } from "./list-threads.ts";

type RequestCardProps = { listed: ListedThread; onReport: () => void };

/** Somebody's first message, and what can be done with it. Its addresses are text: nothing of a stranger's opens. */
export function RequestCard({ listed: { thread, at }, onReport }: RequestCardProps) {
  const t = useTranslations("messages.requests");
  const format = useFormat();
  const navigate = useNavigate();
  const quickSave = useQuickSave();
  const block = useBlock();
  const name = usePersonName()(thread);
  const messages = useMessages()?.get(thread.id) ?? [];
  const id = useId();
  const accept = () =>
    quickSave(
      () => answerRequest(thread.id, "accepted"),
      () => {
        showToast({ title: t("accepted"), detail: name });
        return navigate(paths.thread(thread.id));
      },
    );
  const ignore = () =>
    quickSave(
      () => answerRequest(thread.id, "ignored"),
      () =>
        showToast({
          title: t("ignored"),
          detail: name,
          action: {
            label: t("undo"),
            onAction: () => void quickSave(() => answerRequest(thread.id, "none")),
          },
        }),
    );
  return (
    <Stack as="li" gap={3} className="border-t border-line py-4">
      <Stack gap={0}>
        <Inline justify="between" align="baseline" gap={4}>
          <Heading as="h3" size="name" id={id} dir="auto" className="min-w-0 wrap-anywhere">
            {name}
          </Heading>
          <Text as="span" size="small" tone="soft" className="flex-none">
            {format.when(at)}
          </Text>
        </Inline>
        {addressOf(thread) !== null && thread.peer_name && (
          <Text size="small" tone="soft" className="wrap-anywhere">
            {addressOf(thread)}
          </Text>
        )}
      </Stack>
      {messages.map((message) => (
        <RequestText key={message.id} message={message} />
      ))}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="primary" aria-describedby={id} onClick={() => void accept()}>
          {t("accept")}
        </Button>
        <Button aria-describedby={id} onClick={() => void ignore()}>
          {t("ignore")}
        </Button>
      </div>
      <Inline gap={5} wrap>
        <TextButton size="small" aria-describedby={id} onClick={() => void block(thread)}>
          {t("block")}
        </TextButton>
        <TextButton size="small" aria-describedby={id} aria-haspopup="dialog" onClick={onReport}>
          {t("report")}
        </TextButton>
        <Text as="span" size="small" tone="soft" className="ms-auto">
          {t("unseen")}
        </Text>
      </Inline>
    </Stack>
  );
}

/** Letters of a stranger's message that are shown unasked. */
const shownFirst = 400;

function RequestText({ message }: { message: Message }) {
  const t = useTranslations("messages");
  const [isWhole, setWhole] = useState(false);
  const words = wordsOf(message);
  if (words.kind !== "text") return <Text tone="soft">{t(`message.${words.kind}`)}</Text>;
  const { text } = words;
  const isLong = text.length > shownFirst && !isWhole;
  return (
    <Stack gap={1} align="start">
      <p dir="auto" className="type-entry whitespace-pre-wrap wrap-anywhere">
        {isLong ? `${cutText(text, shownFirst).replace(/\s\S*$/u, "")}…` : text}
      </p>
      {isLong && (
        <TextButton size="small" onClick={() => setWhole(true)}>
          {t("requests.longer")}
        </TextButton>
      )}
    </Stack>
  );
}
