import { useSearchParams } from "react-router";
import { periods } from "#domain/admin/list.ts";

export type Period = (typeof periods)[number];

/** How many days are looked at, kept in the page's address. */
export function usePeriod(): readonly [Period, (days: Period) => void] {
  const [params, setParams] = useSearchParams();
  const period = periods.find((days) => days === params.get("days")) ?? "30";
  return [
    period,
    (days) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.set("days", days);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  ];
}
