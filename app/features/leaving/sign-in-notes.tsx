/**
 * Notes on the sign-in page about an earlier person: a pending sign-out, a copy that blocks the sign-in, or a locked copy; and that an account
 * can take in the journal of this device.
 */
import { Lock } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { hasDeviceJournal } from "#app/lib/journal-choice.ts";
import { useLockedCopies } from "#app/lib/locked-list.ts";
import { resolveHeld, useDeletedAccount, useSession } from "#app/lib/session.ts";
import { useSharedDevice } from "#app/lib/shared-device.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { DeleteQuestion } from "./delete-question.tsx";
import { leavingWords } from "./leaving-words.ts";

export default function SignInNotes() {
  return (
    <WithMessages words={leavingWords}>
      <Notes />
    </WithMessages>
  );
}

function Notes() {
  const t = useTranslations("leaving.door");
  const format = useFormat();
  const { signInNotice } = useSession();
  const isShared = useSharedDevice();
  const deleted = useDeletedAccount();
  const copies = useLockedCopies();
  const [asking, setAsking] = useState<"others" | "locked" | null>(null);
  const since = copies.map(({ keptAt }) => keptAt).toSorted()[0];

  async function deleteLocked() {
    const { deleteCopies } = await import("#app/store/leaving/locked-copies.ts");
    await deleteCopies(copies.map(({ id }) => id));
  }
  return (
    <Stack gap={3}>
      <Stack gap={2} role="status">
        {deleted && (
          <Remark tone="good">
            {deleted.receipt === null
              ? t("deleted")
              : t.rich("deletedReceipt", {
                  receipt: () => <span className="whitespace-nowrap">{deleted.receipt}</span>,
                })}
          </Remark>
        )}
        {signInNotice?.kind === "signOutPending" && signInNotice.server === "unreached" && (
          <Remark tone="warn">{t("owed")}</Remark>
        )}
        {signInNotice?.kind === "signOutPending" && !signInNotice.isCleared && (
          <Remark tone="warn">{t("uncleared")}</Remark>
        )}
        {signInNotice?.kind === "blocked" && <Remark tone="bad">{t("held")}</Remark>}
      </Stack>
      {signInNotice?.kind === "blocked" && (
        <Inline gap={2} wrap>
          <Button variant="primary" onClick={() => resolveHeld("retry")}>
            {t("retry")}
          </Button>
          <Button variant="danger" onClick={() => setAsking("others")}>
            {t("discardOthers")}
          </Button>
        </Inline>
      )}
      {since !== undefined && (
        <Stack gap={1} align="start">
          <Remark icon={Lock}>{t("locked", { count: copies.length, day: format.instant(since) })}</Remark>
          <TextButton size="small" tone="soft" onClick={() => setAsking("locked")}>
            {t("discardOthers")}
          </TextButton>
        </Stack>
      )}
      {isShared && <Remark>{t("shared")}</Remark>}
      {hasDeviceJournal() && <Remark>{t("canCome")}</Remark>}
      {asking && (
        <DeleteQuestion
          title={t("othersQuestion")}
          text={t("othersText")}
          onDelete={() => (asking === "others" ? resolveHeld("discard") : void deleteLocked())}
          onKeep={() => setAsking(null)}
        />
      )}
    </Stack>
  );
}
