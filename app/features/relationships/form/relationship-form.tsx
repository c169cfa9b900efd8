/** One form for adding and editing: only the name is required; everything typed is kept until it is saved. */
import { type ReactNode, useMemo, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { useToday } from "#app/lib/use-today.ts";
import { Columns } from "#app/ui/columns.tsx";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";
import { Remark } from "#app/ui/remark.tsx";
import { SectionIndex } from "#app/ui/section-index.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { Title } from "#app/ui/title.tsx";
import { useIsWide } from "#app/ui/use-is-wide.ts";
import type { RelationshipFields } from "#domain/relationship.ts";
import { BondSection } from "./bond-section.tsx";
import { DatesSection } from "./dates-section.tsx";
import { FormTop } from "./form-top.tsx";
import { NotesSection } from "./notes-section.tsx";
import { PersonSection } from "./person-section.tsx";
import type { RelationshipDraft } from "./relationship-draft.ts";
import { SaveBar } from "./save-bar.tsx";
import { SaveMargin } from "./save-margin.tsx";
import { type SaveOutcome, useFormSave } from "./use-form-save.ts";
import { useRelationshipDraft } from "./use-relationship-draft.ts";

type RelationshipFormProps = {
  draftKey: string;
  title: string;
  lead?: string;
  /** Above the first field: what should be known before writing. */
  notice?: ReactNode;
  saveLabel: string;
  /** Beside the way to save: which one it will be. */
  remark?: string | undefined;
  start: RelationshipDraft;
  /** The `rev` of what `start` shows; 0 for a new one. */
  rev: number;
  back: string;
  backLabel: string;
  onSave: (fields: RelationshipFields, seenRev: number) => Promise<SaveOutcome>;
};

const sections = ["person", "dates", "bond", "notes"] as const;

export function RelationshipForm(props: RelationshipFormProps) {
  const { title, lead, notice, saveLabel, remark, back, backLabel, onSave } = props;
  const t = useTranslations("relationships.form");
  const today = useToday();
  const isWide = useIsWide();
  const form = useRef<HTMLFormElement>(null);
  const kept = useRelationshipDraft(props.draftKey, props.start, props.rev);
  const { draft, savedAt, change } = kept;
  const { save, issues, outcome, isSaving } = useFormSave(form, draft, today, async (fields) => {
    const saved = await onSave(fields, kept.seenRev);
    if (saved === "saved") kept.forget();
    return saved;
  });
  const index = useMemo(() => sections.map((id) => ({ id, label: t(`section.${id}`) })), [t]);
  if (!draft) return <LoadingScreen label={title} />;

  const part = { draft, issues, change, today };
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
          <Stack gap={3}>
            <FormTop back={back} backLabel={backLabel} savedAt={savedAt} />
            <Title size="title" className="text-[2.5rem]/[2.75rem] lg:text-[2.25rem]/[2.5rem]">
              {title}
            </Title>
            {lead && <Text tone="soft">{lead}</Text>}
          </Stack>
          <SectionIndex label={t("index")} sections={index} />
        </Stack>
        <Stack gap={8} className="gap-y-7 lg:gap-y-9 lg:pt-1">
          {notice}
          <PersonSection {...part} />
          <DatesSection {...part} />
          <BondSection {...part} />
          <NotesSection {...part} />
          {outcome !== null && outcome !== "saved" && outcome !== "limit" && (
            <Remark tone="bad" role="alert">
              {t(`failed.${outcome}`)}
            </Remark>
          )}
        </Stack>
        {isWide && (
          <SaveMargin
            {...{ draft, today, saveLabel, remark, back, isSaving, savedAt }}
            onRestart={kept.restart}
          />
        )}
      </Columns>
      {!isWide && <SaveBar saveLabel={saveLabel} remark={remark} isSaving={isSaving} />}
    </form>
  );
}
