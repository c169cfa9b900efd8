import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { undoDelete } from "#app/store/relationships/relationships.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";

/** There is none with that id (specification, section 8), or it is in the trash and can be restored. */
export function RelationshipMissing({ relationship: found }: { relationship: Relationship | null }) {
  const t = useTranslations("relationships.page.missing");
  // A purged row is only a tombstone: it cannot be restored.
  const relationship = found?.name === "" ? null : found;
  const erase = useTranslations("relationships.page")("erase");
  const { save, isSaving, failure } = useSave();
  usePageTitle(t("title"));
  return (
    <Page>
      <div className="max-w-measure">
        <ErrorState
          as="h1"
          illustration={<LostPath />}
          title={t("title")}
          text={t("text")}
          actions={
            <>
              {relationship && (
                <Button
                  variant="primary"
                  pending={isSaving}
                  onClick={() => void save(() => undoDelete(relationship.id))}
                >
                  {t("restore", { name: relationship.name })}
                </Button>
              )}
              <ButtonLink to={paths.list}>{t("back")}</ButtonLink>
              {relationship && (
                <TextLink to={paths.eraseRelationship(relationship.id)} size="small" tone="bad">
                  {erase}
                </TextLink>
              )}
              {!relationship && (
                <TextLink to={paths.list} size="small">
                  {t("search")}
                </TextLink>
              )}
            </>
          }
        />
        <SaveFailure reason={failure} />
      </div>
    </Page>
  );
}
