import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { updateProfile } from "#app/store/profile/profile.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Profile } from "#domain/account/profile.ts";
import type { NextCrushProposal } from "#domain/lisa/next-crush-sections.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { LineDialog } from "./line-dialog.tsx";
import { withLine, withoutTag } from "./own-lines.ts";

type ProposalActsProps = { proposal: NextCrushProposal; profile: Profile; today: CalendarDay };

/** Kept as it stands, put in one's own words, or removed and remembered as such: it is not proposed again. */
export function ProposalActs({ proposal: { tag, line }, profile, today }: ProposalActsProps) {
  const t = useTranslations("lisa.crush");
  const quickSave = useQuickSave();
  const [isNuancing, setNuancing] = useState(false);
  const words = nameIn(line) || tag;
  const kept = (text: string) => ({ ...withLine(profile, text, today), ...withoutTag(profile, tag) });
  const undo = (title: string) => {
    const { needs, next_crush_removed } = profile;
    showToast({
      title,
      action: {
        label: t("undo"),
        onAction: () => void quickSave(() => updateProfile({ needs, next_crush_removed })),
      },
    });
  };
  return (
    <>
      <Inline gap={5} wrap>
        <TextButton
          size="small"
          onClick={() =>
            void quickSave(
              () => updateProfile(kept(words)),
              () => undo(t("kept")),
            )
          }
        >
          {t("keep")}
        </TextButton>
        <TextButton size="small" onClick={() => setNuancing(true)}>
          {t("nuance")}
        </TextButton>
        <TextButton
          size="small"
          onClick={() =>
            void quickSave(
              () => updateProfile(withoutTag(profile, tag)),
              () => undo(t("removed")),
            )
          }
        >
          {t("remove")}
        </TextButton>
      </Inline>
      {isNuancing && (
        <LineDialog
          title={t("nuanceTitle")}
          start={words}
          onSave={(text) => updateProfile(kept(text))}
          onClose={() => setNuancing(false)}
        />
      )}
    </>
  );
}

/** The words before the colon of "Being near water: 20 of 22 …". */
function nameIn(line: NextCrushProposal["line"]): string {
  const [first] = line;
  return first?.kind === "text" ? (first.text.split(/\s?:/)[0] ?? "").trim() : "";
}
