import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useThreads } from "#app/store/messages/threads.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { NamedRow } from "#app/ui/lists/named-row.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useUnblock } from "../use-block.ts";
import { addressOf, usePersonName } from "../use-person-name.ts";

export function BlockedPeople() {
  const t = useTranslations("messages.settings");
  const nameOf = usePersonName();
  const unblock = useUnblock();
  const id = useId();
  const blocked = (useThreads() ?? []).filter(({ is_blocked }) => is_blocked);
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading id={id}>{t("blocked")}</Heading>
      {blocked.length === 0 ? (
        <Text tone="soft">{t("blockedNone")}</Text>
      ) : (
        <ul className="border-b border-line">
          {blocked.map((thread) => {
            const name = nameOf(thread);
            const address = addressOf(thread);
            return (
              <NamedRow
                key={thread.id}
                name={name}
                details={address !== null && address !== name ? [address] : []}
                actions={
                  <>
                    <TextLink to={paths.thread(thread.id)} size="small" aria-label={t("openName", { name })}>
                      {t("open")}
                    </TextLink>
                    <TextButton
                      size="small"
                      aria-label={t("unblockName", { name })}
                      onClick={() => void unblock(thread)}
                    >
                      {t("unblock")}
                    </TextButton>
                  </>
                }
              />
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
