import { expect, test } from "vitest";
import { nameChunk } from "./office-files.ts";

const nameOf = (...paths: string[]) => nameChunk({ moduleIds: paths.map((path) => `/tendre/${path}`) });
const office = "assets/office-[name]-[hash].js";
const anyones = "assets/[name]-[hash].js";

test("pages, words and guard of the back-office, and the packages that it alone uses, are its files", () => {
  expect([
    nameOf("app/features/admin/users/users-page.tsx", "node_modules/zod/index.js"),
    nameOf("app/features/admin/messages.fr.ts"),
    nameOf("app/admin-routes.tsx"),
    nameOf("node_modules/@tanstack/react-query/a.js", "node_modules/@tanstack/query-core/b.js"),
    nameOf("node_modules/@tanstack/table-core/a.js", "node_modules/@tanstack/store/b.js"),
  ]).toEqual([office, office, office, office, office]);
});

test("what others use is nobody's", () => {
  expect([
    nameOf("app/ui/lists/ledger.tsx"),
    nameOf("node_modules/@tanstack/react-virtual/a.js", "node_modules/@tanstack/virtual-core/b.js"),
    nameOf("app/features/subscription/admin-section.tsx"),
    nameOf(),
  ]).toEqual([anyones, anyones, anyones, anyones]);
});
