import { useMemo } from "react";
import { useNavigate, useParams } from "react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { paths } from "#app/paths.ts";
import { changedFields } from "#app/saving/changed-fields.ts";
import { updateRelationship, useRelationship } from "#app/store/relationships/relationships.ts";
import type { TypedFrom } from "#app/store/write/write-row.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import type { Relationship, RelationshipFields } from "#domain/relationship/relationship.ts";
import { relationshipTraits } from "#domain/relationship/relationship-traits.ts";
import { formFields } from "#domain/wire/field-traits.ts";
import { draftOf } from "./form/relationship-draft.ts";
import { RelationshipForm } from "./form/relationship-form.tsx";
import { useIsBehindLock } from "./list/opened-veils.ts";
import { RelationshipMissing } from "./page/relationship-missing.tsx";
import { SealedPage } from "./page/sealed-page.tsx";

export function Component() {
  const t = useTranslations("relationships");
  const { id = "" } = useParams();
  const relationship = useRelationship(id);
  const isBehindLock = useIsBehindLock(relationship, useToday());
  if (relationship === undefined) return <LoadingScreen label={t("page.loading")} />;
  if (relationship === null || relationship.deleted_at !== null) {
    return <RelationshipMissing relationship={relationship} />;
  }
  if (isBehindLock) return <SealedPage />;
  return <EditForm key={id} relationship={relationship} />;
}

function EditForm({ relationship }: { relationship: Relationship }) {
  const t = useTranslations("relationships.form");
  const language = useLocale();
  const navigate = useNavigate();
  const { id, name } = relationship;
  usePageTitle(t("editTitle"));
  const start = useMemo(
    () => draftOf(relationship, (date) => formatVagueDate(date, language)),
    [relationship, language],
  );

  async function save(fields: RelationshipFields, from: TypedFrom) {
    const written = await updateRelationship(
      id,
      changedFields(relationship, fields, formFields(relationshipTraits)),
      from,
    );
    if (!written.ok) return written;
    showToast({ title: t("saved.changed"), detail: written.row.name });
    await navigate(paths.relationship(id), { replace: true });
    return written;
  }
  return (
    <Page>
      <RelationshipForm
        draftKey={`relationship:${id}`}
        title={t("editTitle")}
        saveLabel={t("save")}
        start={start}
        shown={relationship}
        back={paths.relationship(id)}
        backLabel={name}
        onSave={save}
      />
    </Page>
  );
}
