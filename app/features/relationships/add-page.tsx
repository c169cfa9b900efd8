import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { nothingSeen } from "#app/store/write/seen-row.ts";
import type { TypedFrom } from "#app/store/write/write-row.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";
import { LimitDialog } from "./form/limit-dialog.tsx";
import { emptyDraft } from "./form/relationship-draft.ts";
import { RelationshipForm } from "./form/relationship-form.tsx";
import { usePlanQuota } from "./use-plan-quota.ts";

export function Component() {
  const t = useTranslations("relationships.form");
  const format = useFormat();
  const navigate = useNavigate();
  const { plan, quota } = usePlanQuota();
  const [isFull, setFull] = useState(false);
  usePageTitle(t("addTitle"));
  const limit = quota.limit === null ? null : format.inWords(quota.limit, "f");

  async function add(fields: RelationshipFields, from: TypedFrom) {
    // The server enforces the same limit: a full plan keeps the draft instead of refusing it later.
    if (!quota.canAdd) {
      setFull(true);
      return { ok: false, reason: "plan_limit" } as const;
    }
    const written = await createRelationship(fields, from);
    if (!written.ok) return written;
    showToast({ title: t("saved.added"), detail: written.row.name });
    await navigate(paths.relationship(written.row.id), { replace: true });
    return written;
  }
  return (
    <Page>
      <RelationshipForm
        draftKey="relationship:new"
        title={t("addTitle")}
        lead={t("addLead")}
        notice={!quota.canAdd && <Remark tone="warn">{t("limit.notice", { limit: limit ?? "" })}</Remark>}
        saveLabel={t("keep")}
        remark={
          limit !== null && quota.canAdd ? t("place", { place: String(quota.used + 1), limit }) : undefined
        }
        start={emptyDraft}
        shown={nothingSeen}
        back={paths.list}
        backLabel={t("back")}
        onSave={add}
      />
      {isFull && <LimitDialog plan={plan} used={quota.used} onClose={() => setFull(false)} />}
    </Page>
  );
}
