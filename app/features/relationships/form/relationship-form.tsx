/** One form for adding and editing: only the name is required; what is typed is kept as a draft until it is saved. */

import { X } from "lucide-react";
import { type ReactNode, useMemo, useRef } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { useToday } from "#app/lib/use-today.ts";
import { DraftFailure } from "#app/saving/draft-failure.tsx";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useCheckedSave } from "#app/saving/use-checked-save.ts";
import { useRowDraft } from "#app/saving/use-row-draft.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import type { SeenRow } from "#app/store/write/seen-row.ts";
import type { TypedFrom } from "#app/store/write/write-row.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { SaveBar } from "#app/ui/compositions/save-bar.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { SectionIndex } from "#app/ui/lists/section-index.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";
import { BondSection } from "./bond-section.tsx";
import { checkDraft } from "./check-draft.ts";
import { DatesSection } from "./dates-section.tsx";
import { DraftKept } from "./draft-kept.tsx";
import { NotesSection } from "./notes-section.tsx";
import { PersonSection } from "./person-section.tsx";
import { type RelationshipDraft, readDraft } from "./relationship-draft.ts";
import { SaveMargin } from "./save-margin.tsx";

type RelationshipFormProps = {
  draftKey: string;
  title: string;
  lead?: string;
  /** Shown above the first field. */
  notice?: ReactNode;
  saveLabel: string;
  /** Beside the save button: the number of this relationship within the plan. */
  remark?: string | undefined;
  start: RelationshipDraft;
  /** The record that `start` shows; without one, of `rev` 0, for a new one. */
  shown: SeenRow;
  back: string;
  backLabel: string;
  onSave: (fields: RelationshipFields, from: TypedFrom) => Promise<Outcome>;
};

const sections = ["person", "dates", "bond", "notes"] as const;

export function RelationshipForm(props: RelationshipFormProps) {
  const { title, lead, notice, saveLabel, remark, back, backLabel, onSave } = props;
  const t = useTranslations("relationships.form");
  const language = useLocale();
  const today = useToday();
  const isWide = useIsWide();
  const form = useRef<HTMLFormElement>(null);
  const { draftKey, start, shown } = props;
  const kept = useRowDraft({ draftKey, read: readDraft, start, shown });
  const { draft, savedAt, change } = kept;
  const { submit, issues, failure, isSaving } = useCheckedSave({
    form,
    draft,
    check: (typed) => checkDraft(typed, language, today),
    write: async (fields: RelationshipFields) => {
      const outcome = await onSave(fields, kept.from);
      if (outcome.ok) kept.forget();
      return outcome;
    },
  });
  const index = useMemo(() => sections.map((id) => ({ id, label: t(`section.${id}`) })), [t]);
  if (!draft) return <LoadingScreen label={title} />;

  const part = { draft, issues, change, today };
  const failed = failure ? (
    <SaveFailure reason={failure} keepsText text={draft.notes} />
  ) : (
    <DraftFailure reason={kept.failure} text={draft.notes} />
  );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !isComposing(event))
          event.currentTarget.requestSubmit();
      }}
    >
      <Columns template="index-main-margin">
        <Stack gap={6}>
          <Stack gap={3}>
            <FormTop back={back} backLabel={backLabel} savedAt={savedAt} />
            <Title size="title" className="text-title-small/10">
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
        </Stack>
        {isWide && (
          <SaveMargin
            {...{ draft, today, saveLabel, remark, back, isSaving, savedAt, failed }}
            onRestart={kept.restart}
          />
        )}
      </Columns>
      {!isWide && savedAt !== null && (
        <span className="flex pt-6">
          <TextButton tone="soft" size="small" onClick={kept.restart}>
            {t("draft.restart")}
          </TextButton>
        </span>
      )}
      {!isWide && <SaveBar saveLabel={saveLabel} remark={remark} isSaving={isSaving} failed={failed} />}
    </form>
  );
}

type FormTopProps = { back: string; backLabel: string; savedAt: string | null };

/** The way out of the form: on phones a close button and the time of the draft, on wide screens a link back. */
function FormTop({ back, backLabel, savedAt }: FormTopProps) {
  const t = useTranslations("relationships.form");
  if (useIsWide()) return <BackLink to={back}>{backLabel}</BackLink>;
  return (
    <Inline justify="between" className="-mt-3 -ml-3">
      <Link
        to={back}
        aria-label={t("close")}
        className="grid size-(--target) place-items-center text-ink-soft hover:text-ink"
      >
        <Icon glyph={X} size={20} />
      </Link>
      <DraftKept savedAt={savedAt} />
    </Inline>
  );
}
