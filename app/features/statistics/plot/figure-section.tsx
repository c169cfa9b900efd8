import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useBook } from "../entry-book.ts";
import { FigureTable, type TableContent } from "./figure-table.tsx";

type FigureSectionProps = {
  id: string;
  /** The result, one sentence. */
  sentence: string;
  /** The entries it is based on and its caveats, as a muted line. */
  base?: ReactNode;
  /** "6 relationships", the entries it is based on; opens them. */
  standsOn?: { readonly label: string; readonly ids: readonly string[] };
  /** Rendered when it is opened: a long table is slow. */
  table?: () => TableContent;
  /** The chart can be kept as a picture, without names: its title, which has none either. */
  picture?: string;
  children: ReactNode;
};

/** A figure of the page: sentence, caveat, chart, then its entries, its table and its picture. */
export function FigureSection({
  id,
  sentence,
  base,
  standsOn,
  table,
  picture,
  children,
}: FigureSectionProps) {
  const t = useTranslations("statistics");
  const format = useFormat();
  const { book, open } = useBook();
  const [isTableOpen, setTableOpen] = useState(false);
  const chart = useRef<HTMLDivElement>(null);
  const tableId = useId();

  async function keepPicture() {
    const svg = chart.current?.querySelector("svg");
    if (!svg || picture === undefined) return;
    const { savePicture } = await import("./save-picture.ts");
    const isSaved = await savePicture(svg, `tendre-${id}`, {
      title: picture,
      note: [standsOn?.label, format.day(book.today)].filter(Boolean).join(" · "),
      key: [...(chart.current?.querySelectorAll("[data-key] li") ?? [])],
    });
    if (!isSaved) showToast({ title: t("picture.failed"), tone: "bad" });
  }

  return (
    <section
      id={id}
      aria-labelledby={`${id}-sentence`}
      className="figure-section flex min-w-0 scroll-mt-20 flex-col border-t-(length:--rule) border-ink pt-4"
    >
      <Heading id={`${id}-sentence`}>{sentence}</Heading>
      {base && (
        <Text size="small" tone="soft" className="mt-1">
          {base}
        </Text>
      )}
      <div ref={chart} className="mt-4 min-w-0">
        {children}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-5 gap-y-2 type-small text-ink-soft print:hidden">
        {standsOn && standsOn.ids.length > 0 && (
          <TextButton tone="soft" size="small" onClick={() => open(sentence, standsOn.ids)}>
            {standsOn.label}
          </TextButton>
        )}
        {table && (
          <TextButton
            size="small"
            aria-expanded={isTableOpen}
            aria-controls={isTableOpen ? tableId : undefined}
            onClick={() => setTableOpen(!isTableOpen)}
          >
            {isTableOpen ? t("table.hide") : t("table.show")}
          </TextButton>
        )}
        {picture && (
          <TextButton size="small" onClick={() => void keepPicture()}>
            {t("picture.save")}
          </TextButton>
        )}
      </p>
      {isTableOpen && table && (
        <FigureTable
          id={tableId}
          caption={sentence}
          moreLabel={(left) => t("more", { count: format.number(left) })}
          {...table()}
        />
      )}
    </section>
  );
}
