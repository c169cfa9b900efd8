import { useFormat } from "#app/lib/format/use-format.ts";
import { unbroken } from "./unbroken.ts";

const units = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** "1.2 GB" / « 1,2 Go » of a number of bytes. */
export function useSize(): (bytes: number) => string {
  const { number } = useFormat();
  return (bytes) => {
    const kilobytes = bytes / 1_000;
    const step = kilobytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(kilobytes) / 3));
    const said = number(kilobytes / 1_000 ** step, {
      style: "unit",
      unit: units[step],
      unitDisplay: "short",
      maximumFractionDigits: step === 0 ? 0 : 1,
    });
    return unbroken(said);
  };
}
