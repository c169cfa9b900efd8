import { useTranslations } from "use-intl/react";
import { conflictsWords } from "#app/features/conflicts/conflicts-words.ts";
import { useConflictTitle } from "#app/features/conflicts/use-conflict-title.ts";
import { RefusedEdits } from "#app/features/refusals/refused-edits.tsx";
import { rememberingOrigin } from "#app/lib/own-path.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { lastPersonId } from "#app/lib/session.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useUnreadable } from "#app/store/db/unreadable.ts";
import { useWaiting } from "#app/store/waiting/waiting.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { KeptList } from "./kept-list.tsx";
import { LeavingList } from "./leaving-list.tsx";
import { OrphanedRowsList } from "./orphaned-rows-list.tsx";
import { UndecidedList } from "./undecided-list.tsx";
import { UnreadableList } from "./unreadable-list.tsx";

const waitingWords = lazyMessages("waiting", import.meta.glob<LazyChunk<"waiting">>("./messages.*.ts"));

export function Component() {
  return (
    <WithMessages words={waitingWords}>
      <WithMessages words={conflictsWords}>
        <WaitingView />
      </WithMessages>
    </WithMessages>
  );
}

/** The sync status in detail: what the person has to decide, then what is sent automatically. */
function WaitingView() {
  const t = useTranslations("waiting");
  const waiting = useWaiting();
  const { isAccount, status, undecided, pending } = waiting;
  const unreadable = useUnreadable();
  const isOnline = useOnline();
  const isOffline = !isOnline || status === "offline";
  const isSignedOut = status === "signed-out";
  const titleOf = useConflictTitle();
  usePageTitle(t("title"));

  function lead(): string | null {
    if (!isAccount) return t("lead.device");
    if (isSignedOut) return t("lead.signedOut");
    if (isOffline) return t("lead.offline");
    if (pending > 0) return t("lead.leaving", { count: pending });
    if (undecided > 0) return null;
    // An empty line while it is not known.
    if (!unreadable) return "\u00A0";
    return unreadable.length > 0 ? null : t("lead.well");
  }
  return (
    <Page width="middle">
      <Stack gap={6}>
        <BackLink to={paths.dashboard}>{t("home")}</BackLink>
        <Stack gap={2}>
          <Title>{t("title")}</Title>
          <Text tone="soft" role="status">
            {lead()}
          </Text>
          {isSignedOut && (
            <TextLink to={rememberingOrigin(paths.login, paths.waiting, lastPersonId())}>
              {t("signIn")}
            </TextLink>
          )}
        </Stack>
        <OrphanedRowsList orphanedRows={waiting.orphanedRows} />
        <RefusedEdits />
        <UndecidedList waiting={waiting} titleOf={titleOf} />
        <KeptList waiting={waiting} />
        <UnreadableList rows={unreadable ?? []} />
        <LeavingList waiting={waiting} isKept={isOffline || isSignedOut} />
      </Stack>
    </Page>
  );
}
