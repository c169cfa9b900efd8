import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useToday } from "#app/lib/use-today.ts";
import type { TableLook, TableReading } from "#app/store/copies/foreign/read-foreign.ts";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type DateOrder, readDateCell } from "#domain/foreign-journals/date-cells.ts";
import { type TableRole, tableRoles } from "#domain/foreign-journals/table.ts";
import { shortenText } from "#domain/text/whole-signs.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";

type TableColumnsChoiceProps = {
  table: TableLook;
  isRemembered: boolean;
  isLooking: boolean;
  isDayMissing: boolean;
  onChange: (reading: TableReading) => void;
};

/** Which column of a table is what; each column by its name and its first cells. */
export function TableColumnsChoice(props: TableColumnsChoiceProps) {
  const { table, isRemembered, isLooking, isDayMissing, onChange } = props;
  const t = useTranslations("foreign.columns");
  const id = useId();
  const { list } = useFormat();
  const { head, samples, reading } = table;
  const nameOf = (column: number) => head[column] || t("unnamed", { place: String(column + 1) });
  const withSample = (column: number) => {
    const [sample] = samples[column] ?? [];
    return sample === undefined ? nameOf(column) : `${nameOf(column)} (${shortenText(sample, sampleLength)})`;
  };
  const used = new Set(Object.values(reading.columns));
  const unused = head.flatMap((_, column) => (used.has(column) ? [] : [nameOf(column)]));
  const choose = (role: TableRole, value: string) =>
    onChange({ ...reading, columns: { ...reading.columns, [role]: value === "" ? null : Number(value) } });
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading as="h4" size="label" id={id}>
          {t("title")}
        </Heading>
        {isRemembered && (
          <Text size="small" tone="soft">
            {t("remembered")}
          </Text>
        )}
      </Stack>
      <div className="grid gap-5 sm:grid-cols-2">
        {tableRoles.map((role) => (
          <Select
            key={role}
            label={t(`role.${role}`)}
            options={[
              { value: "", label: t("none") },
              ...head.map((_, column) => ({ value: String(column), label: withSample(column) })),
            ]}
            value={String(reading.columns[role] ?? "")}
            error={role === "day" && isDayMissing ? t("dayMissing") : undefined}
            onChange={({ target }) => choose(role, target.value)}
          />
        ))}
      </div>
      {table.isOrderOpen && (
        <OrderChoice
          example={samples[reading.columns.day ?? -1]?.[0] ?? ""}
          order={reading.order}
          onChange={(order) => onChange({ ...reading, order })}
        />
      )}
      {unused.length > 0 && (
        <Text size="small" tone="soft">
          {t("unused", { columns: list(unused) })}
        </Text>
      )}
      <div role="status" className="empty:hidden">
        {isLooking && <Text tone="soft">{t("looking")}</Text>}
      </div>
    </Stack>
  );
}

type OrderChoiceProps = { example: string; order: DateOrder; onChange: (order: DateOrder) => void };

/** Nothing in the column says which figure is the day: both readings of one of its dates, in words. */
function OrderChoice({ example, order, onChange }: OrderChoiceProps) {
  const t = useTranslations("foreign.columns");
  const today = useToday();
  const { vagueDate } = useFormat();
  const read = (as: DateOrder) => {
    const { day } = readDateCell(example, { order: as, today, ownZone: "UTC" });
    return day !== null && isVagueDate(day) ? vagueDate(day) : example;
  };
  return (
    <RadioRows
      label={t("order", { example })}
      columns="1 or 2"
      value={order}
      onChange={onChange}
      options={[
        { value: "day_first", label: t("dayFirst", { date: read("day_first") }) },
        { value: "month_first", label: t("monthFirst", { date: read("month_first") }) },
      ]}
    />
  );
}

const sampleLength = 24;
