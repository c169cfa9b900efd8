import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldFrame } from "#app/ui/fields/field.tsx";
import { FieldLine, fieldInputClass } from "#app/ui/fields/field-line.tsx";
import { ComboboxList, type ComboboxOption, optionId } from "./combobox-list.tsx";
import { useCombobox } from "./use-combobox.ts";

type ComboboxProps = Omit<
  ComponentProps<"input">,
  "className" | "disabled" | "value" | "onChange" | "list" | "type" | "onSelect"
> &
  FieldFrame & {
    value: string;
    /** Each keystroke; the caller looks up options (at its own pace) and hands them back. */
    onChange: (text: string) => void;
    options: readonly ComboboxOption[];
    onPick: (option: ComboboxOption) => void;
    /** The last row, which keeps the text as typed: "Keep “Ly” as it is". */
    keepLabel: (typed: string) => string;
    /** Said to those who do not see the list: "3 suggestions". */
    countLabel: (count: number) => string;
    icon?: LucideIcon | undefined;
    /** The attribution of the list, where its licence requires one. */
    credit?: string | undefined;
  };

/** A field with completions below it; any text is valid. */
export function Combobox({
  label,
  aside,
  hint,
  error,
  below,
  id,
  value,
  onChange,
  options,
  onPick,
  keepLabel,
  countLabel,
  icon,
  credit,
  onBlur,
  ...rest
}: ComboboxProps) {
  const typed = value.trim();
  const offers = typed === "" ? [] : options;
  const list = useCombobox({
    count: offers.length === 0 ? 0 : offers.length + 1,
    onPick: (index) => {
      const option = offers[index];
      if (option) onPick(option);
    },
  });

  return (
    <Field label={label} aside={aside} hint={hint} error={error} below={below} id={id}>
      {(control) => {
        const listId = `${control.id}-list`;
        return (
          <div className="relative">
            <FieldLine icon={icon}>
              <input
                {...rest}
                {...control}
                type="text"
                role="combobox"
                autoComplete="off"
                aria-autocomplete="list"
                aria-expanded={list.isOpen}
                aria-controls={list.isOpen ? listId : undefined}
                aria-activedescendant={list.isOpen ? optionId(listId, list.activeIndex) : undefined}
                className={fieldInputClass}
                value={value}
                onChange={(event) => {
                  onChange(event.target.value);
                  list.show();
                }}
                onKeyDown={list.onKeyDown}
                onBlur={(event) => {
                  list.hide();
                  onBlur?.(event);
                }}
              />
            </FieldLine>
            {list.isOpen && (
              <ComboboxList
                id={listId}
                label={countLabel(offers.length)}
                options={offers}
                typed={typed}
                keepLabel={keepLabel(typed)}
                activeIndex={list.activeIndex}
                onPoint={list.setActive}
                onPick={list.pick}
                onKeyDown={list.onKeyDown}
                credit={offers.length > 0 ? credit : undefined}
              />
            )}
            <span role="status" className="sr-only">
              {list.isOpen ? countLabel(offers.length) : ""}
            </span>
          </div>
        );
      }}
    </Field>
  );
}
