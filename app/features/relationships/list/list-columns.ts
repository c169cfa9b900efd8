/**
 * The ledger's columns, as on a tablet held upright. The dates come from 1024 px on; the short one leaves them out, and below 1200 px the
 * city too. A list without a margin beside it gives each more (`whole` in app/ui/layout/columns.tsx). The name keeps its room whatever the others ask for: they shrink first.
 */
export const ledgerColumns = {
  full: "minmax(9rem,1fr) 88px var(--ledger-place) var(--ledger-dates) var(--ledger-length) 66px",
  short: "minmax(9rem,1fr) 92px var(--ledger-city) minmax(0,190px) 66px",
} as const;

/** Pixels of a row with a name of one line. */
export const rowHeight = { wide: 51, narrow: 65 } as const;

export type LedgerKind = keyof typeof ledgerColumns;
