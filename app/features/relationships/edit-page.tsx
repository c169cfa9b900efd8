import { useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { updateRelationship, useRelationship } from "#app/store/relationships.ts";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";
import { Page } from "#app/ui/page.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Relationship, RelationshipFields } from "#domain/relationship.ts";
import { changedFields, draftOf } from "./form/relationship-draft.ts";
import { RelationshipForm } from "./form/relationship-form.tsx";
import { RelationshipMissing } from "./page/relationship-missing.tsx";

export function Component() {
  const t = useTranslations("relationships");
  const { id = "" } = useParams();
  const relationship = useRelationship(id);
  usePageTitle(t("form.editTitle"));
  if (relationship === undefined) return <LoadingScreen label={t("page.loading")} />;
  if (relationship === null || relationship.deleted_at !== null) return <RelationshipMissing />;
  return <EditForm key={id} relationship={relationship} />;
}

function EditForm({ relationship }: { relationship: Relationship }) {
  const t = useTranslations("relationships.form");
  const language = useLocale();
  const navigate = useNavigate();
  // What the person saw when the form opened is what their changes are measured against.
  const [seen] = useState(relationship);
  const start = useMemo(() => draftOf(seen, (date) => formatVagueDate(date, language)), [seen, language]);

  async function save(fields: RelationshipFields) {
    const written = await updateRelationship(seen.id, changedFields(seen, fields), seen.rev);
    if (!written.ok) return written.reason;
    showToast({ title: t("saved.changed"), detail: written.row.name });
    await navigate(paths.relationship(seen.id), { replace: true });
    return "saved" as const;
  }
  return (
    <Page>
      <RelationshipForm
        draftKey={`relationship:${seen.id}`}
        title={t("editTitle")}
        saveLabel={t("save")}
        start={start}
        back={paths.relationship(seen.id)}
        onSave={save}
      />
    </Page>
  );
}
