import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type Invite, inviteState } from "#domain/account/invite.ts";
import { Asked } from "../../asking/asked.tsx";
import { ReasonDialog } from "../../asking/reason-dialog.tsx";
import type { useAdminQuestion } from "../../asking/use-admin-question.ts";
import { FoldedList } from "../../table/folded-list.tsx";
import { revokeInvite } from "../setting-calls.ts";
import { MakeInvite } from "./make-invite.tsx";

type InvitesProps = {
  asked: ReturnType<typeof useAdminQuestion<{ readonly invites: readonly Invite[] }>>;
};

/** The codes that let people in while sign-up is by invitation: how often each was used, and its end. */
export function Invites({ asked }: InvitesProps) {
  const t = useTranslations("adminSettings.invites");
  const [isMaking, setMaking] = useState(false);
  return (
    <Stack gap={3}>
      <Inline justify="between" wrap align="baseline" gap={4}>
        <Heading as="h3" size="name">
          {t("title")}
        </Heading>
        <TextButton size="small" onClick={() => setMaking(true)}>
          {t("make")}
        </TextButton>
      </Inline>
      <Text size="small" tone="soft">
        {t("lead")}
      </Text>
      <Asked asked={asked} waiting={<Skeleton rows={2} />}>
        {({ invites }) => (
          <FoldedList
            rows={invites}
            isFirst={(invite) => inviteState(invite, new Date()) === "works"}
            rowOf={(invite) => <InviteRow key={invite.id} invite={invite} onChanged={asked.askAgain} />}
            none={<Text size="small">{t(invites.length === 0 ? "none" : "noneWorks")}</Text>}
          />
        )}
      </Asked>
      {isMaking && <MakeInvite onClose={() => setMaking(false)} onMade={asked.askAgain} />}
    </Stack>
  );
}

function InviteRow({ invite, onChanged }: { invite: Invite; onChanged: () => void }) {
  const t = useTranslations("adminSettings.invites");
  const format = useFormat();
  const [isRevoking, setRevoking] = useState(false);
  const { label, most, used, createdAt, expiresAt } = invite;
  const state = inviteState(invite, new Date());
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
      <span className="min-w-0 wrap-break-word text-ink">{label}</span>
      <span className="flex flex-wrap items-baseline gap-x-4 type-small text-ink-soft">
        <span>{t("used", { used: format.number(used), most: format.number(most) })}</span>
        <span>{t(`state.${state}`)}</span>
        <span>
          {expiresAt === null
            ? t("madeOn", { day: format.instant(createdAt, "short") })
            : t("until", { day: format.instant(expiresAt, "short") })}
        </span>
        {state === "works" && (
          <TextButton
            size="small"
            tone="bad"
            aria-label={t("revokeThis", { label })}
            onClick={() => setRevoking(true)}
          >
            {t("revoke")}
          </TextButton>
        )}
      </span>
      {isRevoking && (
        <ReasonDialog
          title={t("revokeTitle")}
          lead={label}
          effect={t("revokeEffect")}
          act={t("revoke")}
          onAct={(reason) => revokeInvite(invite.id, reason)}
          onClose={() => setRevoking(false)}
          onDone={() => {
            setRevoking(false);
            showToast({ title: t("revoked") });
            onChanged();
          }}
        />
      )}
    </li>
  );
}
