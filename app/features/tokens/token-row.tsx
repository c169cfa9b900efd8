import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { TokenState } from "#domain/account/access-token.ts";
import type { PersonalToken } from "#domain/account/access-token-fields.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type TokenRowProps = { token: PersonalToken; state: TokenState; onRevoke?: () => void };

/** What it is called, what it may do, and from when to when. */
export function TokenRow({ token, state, onRevoke }: TokenRowProps) {
  const t = useTranslations("tokens");
  const format = useFormat();
  const { name, scope, createdAt, lastUsedOn, expiresAt, revokedAt } = token;
  function end(): string {
    if (revokedAt !== null) return t("revoked", { day: format.instant(revokedAt) });
    if (expiresAt === null) return t("endless");
    return t(state === "expired" ? "expired" : "ends", { day: format.instant(expiresAt) });
  }
  const used = lastUsedOn ? t("used", { day: format.day(lastUsedOn as CalendarDay) }) : t("unused");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <Stack gap={1} className="min-w-0">
        <Text className="type-entry break-words" tone={state === "works" ? "ink" : "soft"}>
          {name}
        </Text>
        <Text size="small" tone="soft">
          {[t(`scope.${scope}`), end()].join(" · ")}
        </Text>
        <Text size="small" tone="soft">
          {capitalise([t("made", { day: format.instant(createdAt) }), used].join(", "))}
        </Text>
      </Stack>
      {onRevoke && (
        <TextButton size="small" aria-label={t("revokeOf", { name })} onClick={onRevoke}>
          {t("revoke")}
        </TextButton>
      )}
    </li>
  );
}
