import { X } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { useMoments } from "#app/store/moments/moments.ts";
import { Chip } from "#app/ui/choices/chip.tsx";
import { Combobox } from "#app/ui/choices/combobox.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { foldText } from "#domain/text/fold-text.ts";
import { type MomentPart, useMomentIssue } from "./moment-part.ts";
import { completions, frequentWords } from "./own-words.ts";

const none: readonly Moment[] = [];

/** Tags, completed from those already used. Enter, a comma or leaving the field adds the input. */
export function TagsField(part: MomentPart) {
  const t = useTranslations("moments.field");
  const { labelOf } = useFieldWords();
  const { draft, change } = part;
  const [typed, setTyped] = useState("");
  const isOnItsWay = useRef(false);
  const moments = useMoments() ?? none;
  const known = useMemo(() => frequentWords(tagsOf(moments), 500, Number.POSITIVE_INFINITY), [moments]);
  const options = completions(known, typed.trim(), draft.tags, 5).map((label) => ({ id: label, label }));

  function add(...written: string[]) {
    const tags = [...draft.tags];
    for (const tag of written.map((one) => one.trim().replace(/^#/, "")))
      if (tag !== "" && !tags.some((one) => foldText(one) === foldText(tag))) tags.push(tag);
    setTyped("");
    if (tags.length > draft.tags.length) change({ tags });
  }
  /** A comma that an input method writes is one once its word is there. */
  function take(text: string) {
    if (text.includes(",") && !isOnItsWay.current) add(...text.split(","));
    else setTyped(text);
  }
  return (
    <div className="flex flex-col gap-2.5">
      <fieldset
        onCompositionStart={() => {
          isOnItsWay.current = true;
        }}
        onCompositionEnd={() => {
          isOnItsWay.current = false;
          take(typed);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isComposing(event) || event.defaultPrevented) return;
          if (typed.trim() === "") return;
          event.preventDefault();
          event.stopPropagation();
          add(typed);
        }}
      >
        <Combobox
          label={labelOf("tags")}
          name="tags"
          value={typed}
          hint={t("tagsHint")}
          error={useMomentIssue(part)("tags")}
          options={options}
          onChange={take}
          onPick={({ label }) => add(label)}
          onBlur={() => add(typed)}
          keepLabel={(tag) => t("keepTag", { typed: tag })}
          countLabel={(count) => t("tagCount", { count })}
        />
      </fieldset>
      {draft.tags.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {draft.tags.map((tag) => (
            <Chip
              key={tag}
              icon={X}
              aria-label={t("removeTag", { tag })}
              onClick={() => change({ tags: draft.tags.filter((one) => one !== tag) })}
            >
              <span className="py-1 text-left wrap-anywhere">{tag}</span>
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}

function tagsOf(moments: readonly Moment[]): readonly string[] {
  return moments.flatMap(({ tags }) => tags);
}
