/** The ledger's columns from 1024 px on; the short one leaves the dates out. */
export const ledgerColumns = {
  full: "minmax(0,1fr) 88px minmax(0,108px) minmax(0,200px) minmax(0,190px) 66px",
  short: "minmax(0,1fr) 92px minmax(0,160px) minmax(0,190px) 66px",
} as const;

export type LedgerKind = keyof typeof ledgerColumns;
