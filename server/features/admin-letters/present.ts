import type { LetterRow } from "#domain/admin/letters.ts";
import type { LetterRowRead } from "./queries.ts";

export const presentLetter = (row: LetterRowRead): LetterRow => ({
  id: row.id,
  isPriority: row.is_priority,
  state: row.state,
  locale: row.locale,
  createdAt: row.created_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  mailedAt: row.mailed_at?.toISOString() ?? null,
  email: row.email,
});
