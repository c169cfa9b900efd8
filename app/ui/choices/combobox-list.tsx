import { CornerDownLeft } from "lucide-react";
import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { findTypedLetters } from "./find-typed-letters.ts";

export type ComboboxOption = {
  id: string;
  label: string;
  /** At the right, softer: a region, a country. */
  detail?: string | undefined;
};

type ComboboxListProps = {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  typed: string;
  keepLabel: string;
  activeIndex: number;
  onPoint: (index: number) => void;
  onPick: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Whose list it is, in one line under it. */
  credit?: string | undefined;
};

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Below the field: it pushes the page down on phones, and lies over it on wide screens. Focus stays in the field. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, typed, keepLabel, activeIndex, onPoint, onPick, onKeyDown, credit } = props;

  function withRow(event: SyntheticEvent, act: (index: number) => void) {
    const row = event.target instanceof Element ? event.target.closest("[role=option]") : null;
    if (row) act(Number(row.getAttribute("data-index")));
  }

  return (
    <div
      onPointerDown={(event) => event.preventDefault()}
      className="z-30 rounded-b-(--radius-field) border border-t-0 border-line-strong bg-raised shadow-lift lg:absolute lg:inset-x-0 lg:top-full"
    >
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        onPointerMove={(event) => withRow(event, onPoint)}
        onClick={(event) => withRow(event, onPick)}
        onKeyDown={onKeyDown}
      >
        {options.map((option, index) => (
          <ComboboxRow key={option.id} listId={id} index={index} active={index === activeIndex}>
            <TypedLabel label={option.label} typed={typed} />
            {option.detail && <span className="ml-auto type-small text-ink-soft">{option.detail}</span>}
          </ComboboxRow>
        ))}
        <ComboboxRow listId={id} index={options.length} active={options.length === activeIndex}>
          <span className="flex items-center gap-2.5 type-small text-ink-soft">
            <Icon glyph={CornerDownLeft} size={15} />
            {keepLabel}
          </span>
        </ComboboxRow>
      </div>
      {credit && (
        <p className="border-t border-line px-3.5 py-1.5 text-right type-small text-ink-soft">{credit}</p>
      )}
    </div>
  );
}

type ComboboxRowProps = { listId: string; index: number; active: boolean; children: ReactNode };

function ComboboxRow({ listId, index, active, children }: ComboboxRowProps) {
  return (
    <div
      id={optionId(listId, index)}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      data-index={index}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-3 border-t border-line px-3.5 first:border-t-0 lg:min-h-10",
        active && "bg-sunken",
      )}
    >
      {children}
    </div>
  );
}

function TypedLabel({ label, typed }: { label: string; typed: string }) {
  const parts = findTypedLetters(label, typed);
  return (
    <span className="type-choice text-[1.125rem]/6">
      {parts.before}
      {parts.typed && (
        <u className="decoration-accent decoration-(length:--rule) underline-offset-4">{parts.typed}</u>
      )}
      {parts.after}
    </span>
  );
}
