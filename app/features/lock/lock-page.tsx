import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { guardOf } from "#app/lib/lock/lock-guard.ts";
import { canHash } from "#app/lib/lock/pin-hash.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useLock, useLockedAs } from "#app/lib/use-lock.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { lockWords } from "./lock-words.ts";
import { LockLimits } from "./settings/lock-limits.tsx";
import { LockSettings } from "./settings/lock-settings.tsx";
import { NewPinForm } from "./settings/new-pin-form.tsx";

export function Component() {
  return (
    <WithMessages words={lockWords}>
      <LockPage />
    </WithMessages>
  );
}

function LockPage() {
  const t = useTranslations("lock.page");
  const guard = guardOf(useLockedAs());
  const lock = useLock(guard.journal);
  const [isChanging, setChanging] = useState(false);
  usePageTitle(t("title"));
  const settings = lock && !isChanging && (
    <LockSettings guard={guard} lock={lock} onChangePin={() => setChanging(true)} />
  );
  return (
    <Page width="middle">
      <Stack gap={8}>
        <Stack gap={3}>
          <BackLink to={paths.profile}>{t("back")}</BackLink>
          <Title>{t("title")}</Title>
          <Text tone="soft">{t("lead")}</Text>
        </Stack>
        {canHash() ? (
          settings || <NewPinForm guard={guard} lock={lock} onDone={() => setChanging(false)} />
        ) : (
          <Remark tone="warn">{t("noCrypto")}</Remark>
        )}
        <LockLimits />
      </Stack>
    </Page>
  );
}
