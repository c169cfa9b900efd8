import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { lastPage, sizes } from "./list-state.ts";

type PagerProps = {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

export function Pager({ page, size, total, onPage, onSize }: PagerProps) {
  const t = useTranslations("admin.table");
  const format = useFormat();
  const last = lastPage(total, size);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p role="status" className="type-small text-ink-soft">
        {t("range", {
          from: format.number((page - 1) * size + 1),
          to: format.number(Math.min(page * size, total)),
          total: format.number(total),
        })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <InlineSelect
          label={t("size")}
          value={String(size)}
          options={sizes.map((one) => ({ value: String(one), label: format.number(one) }))}
          onChange={({ target }) => onSize(Number(target.value))}
        />
        {page > 1 && (
          <Button variant="quiet" icon={ArrowLeft} onClick={() => onPage(page - 1)}>
            {t("previous")}
          </Button>
        )}
        {page < last && (
          <Button variant="quiet" icon={ArrowRight} onClick={() => onPage(page + 1)}>
            {t("next")}
          </Button>
        )}
      </div>
    </div>
  );
}
