import { FileX } from "lucide-react";
import type { ReactNode } from "react";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Icon } from "#app/ui/type/icon.tsx";

type LineFrameProps = {
  name: string;
  size: string;
  /** null: no picture. */
  picture: ReactNode;
  meter: {
    value: number;
    max: number;
    tone: "accent" | "good" | "bad";
    waiting?: boolean;
  } | null;
  children: ReactNode;
};

/** A line of the upload sheet: picture, name, size, progress and message. */
export function LineFrame({ name, size, picture, meter, children }: LineFrameProps) {
  return (
    <li className="flex gap-4 border-t border-line py-4">
      <span className="tipped-in block h-21 w-17 flex-none">
        <span className="relative block size-full overflow-hidden bg-sunken">
          {picture ?? (
            <span className="absolute inset-0 grid place-items-center text-ink-soft">
              <Icon glyph={FileX} size={22} />
            </span>
          )}
        </span>
      </span>
      <Stack gap={2} align="start" className="min-w-0 flex-1">
        <Inline gap={3} align="baseline" justify="between" className="w-full">
          <span className="truncate type-name">{name}</span>
          <span className="flex-none type-small text-ink-soft tabular-nums">{size}</span>
        </Inline>
        {meter && (
          <DotMeter
            value={meter.value}
            max={meter.max}
            dots={20}
            label=""
            tone={meter.tone}
            waiting={meter.waiting}
          />
        )}
        {children}
      </Stack>
    </li>
  );
}
