import { useId, useState } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { ListedThread } from "./list-threads.ts";
import { ThreadRow } from "./thread-row.tsx";

type PutAwayProps = { threads: readonly ListedThread[]; openId: string | null };

/** Requests that were ignored. Each can still be read and accepted. */
export function PutAway({ threads, openId }: PutAwayProps) {
  const t = useTranslations("messages.list");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (threads.length === 0) return null;
  return (
    <Stack gap={2} align="start">
      <TextButton
        size="small"
        tone="soft"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t("putAway", { count: threads.length })}
      </TextButton>
      {isOpen && (
        <ul id={id} className="w-full border-b border-line">
          {threads.map((listed) => (
            <ThreadRow key={listed.thread.id} listed={listed} isOpen={listed.thread.id === openId} draft="" />
          ))}
        </ul>
      )}
    </Stack>
  );
}
