import { useFormat } from "#app/lib/format/use-format.ts";

/** "100 MB" / « 5 Go » of a limit in bytes, by 1,024 as the settings and the sizes of files count. */
export function useStorageSize(): (bytes: number) => string {
  const { number } = useFormat();
  return (bytes) => {
    const megabytes = bytes / (1024 * 1024);
    const isLarge = megabytes >= 1024;
    const said = number(isLarge ? megabytes / 1024 : megabytes, {
      style: "unit",
      unit: isLarge ? "gigabyte" : "megabyte",
      unitDisplay: "short",
      maximumFractionDigits: 1,
    });
    return said.replaceAll(/\s/g, "\u00A0");
  };
}
