import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { useProfile } from "#app/store/profile.ts";
import { createRelationship, useRelationships } from "#app/store/relationships.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Page } from "#app/ui/page.tsx";
import { Remark } from "#app/ui/remark.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { relationQuota } from "#domain/quota.ts";
import type { RelationshipFields } from "#domain/relationship.ts";
import { emptyDraft } from "./form/relationship-draft.ts";
import { RelationshipForm } from "./form/relationship-form.tsx";

export function Component() {
  const t = useTranslations("relationships.form");
  const navigate = useNavigate();
  const profile = useProfile();
  const count = useRelationships()?.length ?? 0;
  usePageTitle(t("addTitle"));
  const quota = relationQuota(profile?.subscription_plan ?? "free", count);
  const isFull = !quota.canAdd;

  async function save(fields: RelationshipFields) {
    // The server holds the same line; a full plan keeps the draft instead of losing it to a refusal.
    if (isFull) return "limit" as const;
    const written = await createRelationship(fields);
    if (!written.ok) return written.reason;
    showToast({ title: t("saved.added"), detail: written.row.name });
    await navigate(paths.relationship(written.row.id), { replace: true });
    return "saved" as const;
  }
  return (
    <Page>
      <Stack gap={6}>
        {isFull && (
          <Stack gap={3} align="start" role="status">
            <Remark tone="warn">{t("limit.notice", { limit: String(quota.limit) })}</Remark>
            <ButtonLink to={paths.subscription}>{t("limit.seePlans")}</ButtonLink>
          </Stack>
        )}
        <RelationshipForm
          draftKey="relationship:new"
          title={t("addTitle")}
          lead={t("addLead")}
          saveLabel={t("keep")}
          start={emptyDraft}
          back={paths.list}
          onSave={save}
        />
      </Stack>
    </Page>
  );
}
