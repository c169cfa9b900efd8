import { useTranslations } from "use-intl/react";
import type { ImportPreview } from "#app/store/copies/import-preview.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { isNamed, useFieldWords } from "#app/words/fields/use-field-words.ts";
import type { EntryNote } from "#domain/copy/read-entry.ts";

type ImportNotesProps = { preview: ImportPreview };

/** What of the file cannot be taken as it is: which entry, why, and what becomes of it. */
export function ImportNotes({ preview: { notes, noteCount } }: ImportNotesProps) {
  const t = useTranslations("copies.bring");
  if (notes.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading as="h3" size="label" id="import-notes">
        {t("notes.title", { count: noteCount })}
      </Heading>
      <ul aria-labelledby="import-notes" className="max-h-80 overflow-y-auto border-b border-line">
        {notes.map((note, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one reading never changes.
          <li key={at} className="border-t border-line py-2 type-small text-ink-soft">
            <NoteLine note={note} />
          </li>
        ))}
      </ul>
      {noteCount > notes.length && (
        <Text size="small" tone="soft">
          {t("notes.more", { count: noteCount - notes.length })}
        </Text>
      )}
    </Stack>
  );
}

const ofFive: ReadonlySet<string> = new Set([
  "rating",
  "mood",
  "feeling_before",
  "feeling_during",
  "feeling_after",
]);

/** A bound is said where a field has one that people know. */
function codeOf({ code, field }: EntryNote) {
  if (code !== "out_of_range" && code !== "rating_range") return code;
  if (field === "age") return "age_range";
  return field !== null && ofFive.has(field) ? "of_five" : code;
}

function NoteLine({ note }: { note: EntryNote }) {
  const t = useTranslations("copies.bring");
  const { phraseOf } = useFieldWords();
  const { table, place, label, field, isLeftOut, said } = note;
  const [of = ""] = (field ?? "").split(".");
  const code = codeOf(note);
  return (
    <>
      <span className="text-ink">
        {table === "profile" ? t("table.profile") : t("notes.entry", { table: t(`table.${table}`), place })}
        {label !== "" && (
          <>
            {" "}
            <bdi>{t("notes.quoted", { text: label })}</bdi>
          </>
        )}
      </span>{" "}
      {t(`notes.code.${code}`, { field: isNamed(of) ? phraseOf(of) : of })}{" "}
      {said !== undefined && <bdi>{t("notes.said", { text: said })} </bdi>}
      {t(isLeftOut ? "notes.leftOut" : code === "cleaned" ? "notes.cleaned" : "notes.dropped")}
    </>
  );
}
