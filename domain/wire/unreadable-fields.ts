/** Fields that the server has but cannot decrypt (`unreadable`); the row contains their defaults. */
export function unreadableFields(row: object): readonly string[] {
  const unreadable = "unreadable" in row ? row.unreadable : undefined;
  return Array.isArray(unreadable) ? unreadable.filter((field) => typeof field === "string") : [];
}
