import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { answerRequest } from "#app/store/messages/threads.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Thread } from "#domain/message/message.ts";

/** In place of the line, while a request was not let in. */
export function RequestAnswers({ thread, onAccepted }: { thread: Thread; onAccepted: () => void }) {
  const t = useTranslations("messages");
  const quickSave = useQuickSave();
  return (
    <Stack gap={3}>
      <Text size="small" tone="soft">
        {t(thread.answer === "ignored" ? "thread.ignored" : "thread.asking")}
      </Text>
      <Inline gap={3} wrap>
        <Button
          variant="primary"
          onClick={() => void quickSave(() => answerRequest(thread.id, "accepted"), onAccepted)}
        >
          {t("requests.accept")}
        </Button>
        {thread.answer === "none" && (
          <Button onClick={() => void quickSave(() => answerRequest(thread.id, "ignored"))}>
            {t("requests.ignore")}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
