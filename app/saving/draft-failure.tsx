import { TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { CopyText } from "./save-failure.tsx";

type DraftFailureProps = {
  /** Null: the draft is kept. */
  reason: "storage_full" | "failed" | null;
  /** What was typed, for taking it elsewhere. */
  text: string;
};

/** That what is being typed is on screen only. Stands where the form otherwise says when the draft was kept. */
export function DraftFailure({ reason, text }: DraftFailureProps) {
  const t = useTranslations("saving");
  if (!reason) return null;
  return (
    <Stack gap={1} role="alert">
      <Remark icon={TriangleAlert} tone="warn" colours="text">
        {t(`draftNotKept.${reason}`)}
      </Remark>
      {text && (
        <span className="pl-5.75">
          <CopyText text={text} />
        </span>
      )}
    </Stack>
  );
}
