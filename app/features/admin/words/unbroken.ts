/** A date or a size stays on one line: a table would rather break it than an address, which may break anywhere. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00A0");
