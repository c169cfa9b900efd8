/** One form for adding and editing: only the name is required; everything typed is kept until it is saved. */
import { type FormEvent, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Inline } from "#app/ui/inline.tsx";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";
import { Remark } from "#app/ui/remark.tsx";
import { SectionIndex } from "#app/ui/section-index.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { Title } from "#app/ui/title.tsx";
import type { RelationshipFields } from "#domain/relationship.ts";
import { useToday } from "../use-today.ts";
import { BondSection } from "./bond-section.tsx";
import { checkDraft, type DraftIssue } from "./check-draft.ts";
import { DatesSection } from "./dates-section.tsx";
import { FormPreview } from "./form-preview.tsx";
import { NotesSection } from "./notes-section.tsx";
import { PersonSection } from "./person-section.tsx";
import type { RelationshipDraft } from "./relationship-draft.ts";
import { useRelationshipDraft } from "./use-relationship-draft.ts";

export type SaveOutcome = "saved" | "limit" | "invalid" | "not_found" | "storage_full";

type RelationshipFormProps = {
  draftKey: string;
  title: string;
  lead?: string;
  saveLabel: string;
  start: RelationshipDraft;
  back: string;
  onSave: (fields: RelationshipFields) => Promise<SaveOutcome>;
};

const sections = ["person", "dates", "bond", "notes"] as const;

export function RelationshipForm({
  draftKey,
  title,
  lead,
  saveLabel,
  start,
  back,
  onSave,
}: RelationshipFormProps) {
  const t = useTranslations("relationships.form");
  const language = useLocale();
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const { draft, isKept, change, restart, forget } = useRelationshipDraft(draftKey, start);
  const [issues, setIssues] = useState<readonly DraftIssue[]>([]);
  const [refusal, setRefusal] = useState<SaveOutcome | null>(null);
  const [isSaving, setSaving] = useState(false);

  if (!draft) return <LoadingScreen label={t("save")} />;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!draft || isSaving) return;
    const checked = checkDraft(draft, language, today);
    if (!checked.ok) {
      setIssues(checked.issues);
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    setIssues([]);
    setSaving(true);
    const outcome = await onSave(checked.fields);
    setSaving(false);
    setRefusal(outcome === "saved" ? null : outcome);
    if (outcome === "saved") forget();
  }

  const parts = { draft, issues, change, today };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <Columns template="index-main-margin">
        <Stack gap={6}>
          <Stack gap={3} align="start">
            <BackLink to={back}>{t("cancel")}</BackLink>
            <Title>{title}</Title>
            {lead && <Text tone="soft">{lead}</Text>}
          </Stack>
          <SectionIndex
            label={t("index")}
            sections={sections.map((id) => ({ id, label: t(`section.${id}`) }))}
          />
        </Stack>
        <Stack gap={10}>
          <PersonSection {...parts} />
          <DatesSection {...parts} />
          <BondSection {...parts} />
          <NotesSection {...parts} />
        </Stack>
        <Stack gap={5} className="lg:sticky lg:top-24 lg:self-start">
          <FormPreview draft={draft} today={today} />
          <Inline gap={3} wrap>
            <Button type="submit" variant="primary" pending={isSaving}>
              {saveLabel}
            </Button>
            <ButtonLink to={back} variant="quiet">
              {t("cancel")}
            </ButtonLink>
          </Inline>
          {refusal === "limit" && <Remark tone="warn">{t("limit.text")}</Remark>}
          {(refusal === "invalid" || refusal === "not_found" || refusal === "storage_full") && (
            <Remark tone="bad">{t("issue.not_allowed")}</Remark>
          )}
          {isKept && (
            <TextButton size="small" onClick={restart}>
              {t("draft.restart")}
            </TextButton>
          )}
        </Stack>
      </Columns>
    </form>
  );
}
