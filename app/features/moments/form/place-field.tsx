import { MapPin } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { type MomentPart, useMomentIssue } from "./moment-part.ts";
import { SensitiveRemark } from "./moment-text-field.tsx";

export function PlaceField(part: MomentPart) {
  const t = useTranslations("moments.field");
  const { labelOf } = useFieldWords();
  const { draft, change } = part;
  return (
    <TextField
      label={labelOf("place")}
      name="place"
      autoComplete="off"
      icon={MapPin}
      placeholder={t("placeHint")}
      value={draft.place}
      error={useMomentIssue(part)("place")}
      below={<SensitiveRemark text={draft.place} relationshipId={draft.relationshipId} />}
      onChange={({ target }) => change({ place: target.value })}
    />
  );
}
