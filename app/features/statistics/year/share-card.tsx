import { lazy } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { ShareableNumber } from "#domain/statistics/year-review.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";

/** Loaded with the card; if that fails, its place stays blank. */
const drawing = import("#app/ui/map/village-engraving.tsx").then(
  ({ VillageEngraving }) => ({ default: VillageEngraving }),
  () => ({ default: () => null }),
);
const VillageEngraving = lazy(() => drawing);

type CardNumber = { readonly field: ShareableNumber; readonly value: number };
/** `month`: the one in which it is the village, `YYYY-MM`. The Game knows no villages of past years. */
export type CardVillage = { readonly name: string; readonly place: number; readonly month: VagueDate };

type ShareCardProps = { year: number; numbers: readonly CardNumber[]; village: CardVillage | null };

const cardSize = { width: 360, height: 450 } as const;

const columns = 3;

/** The picture that can be shared: a year, numbers of the closed list, and the Game's village. No other text. */
export function ShareCard({ year, numbers, village }: ShareCardProps) {
  const t = useTranslations("year.card");
  const format = useFormat();
  const { width, height } = cardSize;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full max-w-90"
      role="img"
      aria-label={t("label", { year: String(year) })}
    >
      <rect className="fill-(--ground)" x={0} y={0} width={width} height={height} />
      <rect
        className="fill-none stroke-ink"
        x={12}
        y={12}
        width={width - 24}
        height={height - 24}
        strokeWidth={1.6}
      />
      <rect
        className="fill-none stroke-ink"
        x={18}
        y={18}
        width={width - 36}
        height={height - 36}
        strokeWidth={0.7}
      />
      <text className="fill-ink font-lettering text-[46px] italic" x={44} y={86}>
        {year}
      </text>
      {village && (
        <>
          <text className="fill-ink font-lettering text-[24px] italic" x={44} y={124}>
            {village.name}
          </text>
          <text className="fill-ink-soft type-small" x={44} y={146}>
            {t("village", { place: format.ordinal(village.place), month: format.vagueDate(village.month) })}
          </text>
          <SectionBoundary isOrnament>
            <VillageEngraving index={village.place - 1} x={252} y={236} height={80} />
          </SectionBoundary>
        </>
      )}
      <line className="stroke-line-strong" x1={44} x2={width - 44} y1={240} y2={240} strokeWidth={1} />
      {numbers.map(({ field, value }, at) => {
        const x = 44 + (at % columns) * 96;
        const y = 284 + Math.floor(at / columns) * 70;
        return (
          <g key={field}>
            <text className="fill-ink type-figure" x={x} y={y}>
              {format.number(value)}
            </text>
            <text className="fill-ink-soft type-caption" x={x} y={y + 20}>
              {t(field, { count: value })}
            </text>
          </g>
        );
      })}
      <text className="fill-ink font-lettering text-[24px] italic" x={44} y={height - 42}>
        Tendre
      </text>
    </svg>
  );
}
