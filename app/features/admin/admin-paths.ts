import { paths } from "#app/paths.ts";

/** The pages of the back-office (specification, section 2). Apart from app/paths.ts, which every visitor loads. */
export const adminPaths = {
  overview: paths.admin,
  users: `${paths.admin}/users`,
  user: (id: string) => `${paths.admin}/users/${id}`,
  content: `${paths.admin}/content`,
  ai: `${paths.admin}/ai`,
  gamification: `${paths.admin}/gamification`,
  security: `${paths.admin}/security`,
  settings: `${paths.admin}/settings`,
} as const;
