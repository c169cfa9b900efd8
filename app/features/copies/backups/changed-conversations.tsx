import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import type { ComparedConversation } from "#domain/backup/compare-backup.ts";

type ChangedConversationsProps = { conversations: readonly ComparedConversation[] };

/** The conversations that a state would bring back or change, each with what is other here. */
export function ChangedConversations({ conversations }: ChangedConversationsProps) {
  const t = useTranslations("backups.preview");
  const back = conversations.filter(({ missing }) => missing.length > 0);
  const differing = conversations.filter(
    ({ missing, changed }) => missing.length === 0 && changed.length > 0,
  );
  return (
    <>
      {back.length > 0 && <Listed id="would-come-back" title={t("back")} conversations={back} />}
      {differing.length > 0 && <Listed id="differs-here" title={t("differs")} conversations={differing} />}
    </>
  );
}

type ListedProps = ChangedConversationsProps & { id: string; title: string };

function Listed({ id, title, conversations }: ListedProps) {
  const t = useTranslations("backups.preview");
  const { when } = useFormat();
  const words = {
    new: "gone",
    trashed: "trashed",
    more: "more",
    different: "changed",
    same: "changed",
  } as const;
  return (
    <Stack gap={1}>
      <Heading as="h4" size="label" id={id}>
        {title}
      </Heading>
      <ul aria-labelledby={id} className="max-h-80 overflow-y-auto border-b border-line">
        {conversations.map((one) => (
          <li key={one.id} className="border-t border-line py-2 type-small text-ink-soft">
            <bdi className="break-words text-ink">{one.title || t("untitled")}</bdi>,{" "}
            {t("entry", { when: when(one.createdAt), state: t(words[one.state]) })}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
