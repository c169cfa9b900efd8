import type { ReactNode } from "react";
import { Button } from "#app/ui/actions/button.tsx";
import { useIsMiddle } from "#app/ui/layout/use-is-wide.ts";
import { useRootMark } from "#app/ui/layout/use-root-mark.ts";
import { Text } from "#app/ui/type/text.tsx";

type SaveBarProps = {
  saveLabel: string;
  remark: string | undefined;
  isSaving: boolean;
  /** The failure of the last save. */
  failed: ReactNode;
};

/** Below 1024 px the save button replaces the navigation bar: as wide as a phone, at the end of the line on a tablet. */
export function SaveBar({ saveLabel, remark, isSaving, failed }: SaveBarProps) {
  useRootMark("hasSaveBar");
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex flex-col gap-2 border-t border-line bg-surface px-(--page-gutter) pt-3 md:flex-row-reverse md:items-center md:justify-between md:gap-6 print:hidden pb-[max(14px,env(safe-area-inset-bottom))]">
      <Button type="submit" variant="primary" fullWidth={!useIsMiddle()} pending={isSaving}>
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
