import type { ReactNode } from "react";
import { Button } from "#app/ui/actions/button.tsx";
import { useRootMark } from "#app/ui/layout/use-root-mark.ts";
import { Text } from "#app/ui/type/text.tsx";

type SaveBarProps = {
  saveLabel: string;
  remark: string | undefined;
  isSaving: boolean;
  /** The failure of the last save. */
  failed: ReactNode;
};

/** On phones the save button replaces the navigation bar. */
export function SaveBar({ saveLabel, remark, isSaving, failed }: SaveBarProps) {
  useRootMark("hasSaveBar");
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex flex-col gap-2 border-t border-line bg-surface px-(--page-gutter) pt-3 print:hidden pb-[max(14px,env(safe-area-inset-bottom))]">
      <Button type="submit" variant="primary" fullWidth pending={isSaving}>
        {saveLabel}
      </Button>
      {failed}
      {remark && (
        <Text size="small" tone="soft">
          {remark}
        </Text>
      )}
    </div>
  );
}
