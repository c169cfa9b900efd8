import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import type { Message } from "#domain/message/message.ts";
import { sentAt } from "#domain/message/message-rules.ts";
import { textOf } from "../message-words.ts";

type AttachedMessagesProps = {
  name: string;
  messages: readonly Message[];
  attached: ReadonlySet<string>;
  limit: number;
  onChange: (attached: ReadonlySet<string>) => void;
};

const pageSize = 20;

/** The messages that have left and can be read, the newest first: each goes along only with a tick. */
export function AttachedMessages({ name, messages, attached, limit, onChange }: AttachedMessagesProps) {
  const t = useTranslations("messages.report");
  const message = useTranslations("messages.message");
  const format = useFormat();
  const [count, setCount] = useState(pageSize);
  const [isFull, setFull] = useState(false);
  const all = messages.filter((one) => one.sent_at !== null && textOf(one) !== "").toReversed();
  function tick(id: string, isOn: boolean) {
    const next = new Set(attached);
    if (isOn) next.add(id);
    else next.delete(id);
    setFull(next.size > limit);
    if (next.size <= limit) onChange(next);
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 type-label">{t("attach")}</legend>
      <p className="type-small text-ink-soft">{all.length > 0 ? t("attachHint", { limit }) : t("none")}</p>
      {all.length > 0 && (
        <div className="flex max-h-72 flex-col gap-2 overflow-y-auto border-y border-line py-3">
          {all.slice(0, count).map((one) => (
            <Checkbox
              key={one.id}
              checked={attached.has(one.id)}
              onChange={({ target }) => tick(one.id, target.checked)}
              label={
                <>
                  <span className="block type-small text-ink-soft">
                    {one.is_mine ? message("you") : <bdi>{name}</bdi>}, {format.when(sentAt(one))}
                  </span>
                  <span dir="auto" className="line-clamp-3 block wrap-anywhere">
                    {textOf(one)}
                  </span>
                </>
              }
            />
          ))}
          {all.length > count && (
            <span>
              <TextButton size="small" onClick={() => setCount(count + pageSize)}>
                {t("earlier")}
              </TextButton>
            </span>
          )}
        </div>
      )}
      <div role="alert" className="empty:hidden">
        {isFull && <Remark tone="bad">{t("atMost", { limit })}</Remark>}
      </div>
    </fieldset>
  );
}
