import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { adminPages } from "#app/admin-page-routes.ts";
import { paths, patterns } from "#app/paths.ts";
import { appRoutes, arrivalRoute, authRoutes, legalRoutes, notFoundRoute } from "#app/routes.tsx";
import { doors, office, officeOf, rooms, roomsOf } from "../e2e/all-pages.ts";

/** After a password; the relationship's page under its other address. */
const unwalked: ReadonlySet<string> = new Set([paths.twoFactorPrompt, patterns.relationshipProfile]);

test("every route of the app has its place in the walk over all pages, and one place", () => {
  const officeRoutes = adminPages
    .filter(({ path }) => path !== notFoundRoute.path)
    .map(({ path }) => `${paths.admin}/${path}`);
  const routes = [arrivalRoute, ...authRoutes, ...legalRoutes, ...appRoutes, notFoundRoute]
    .map(({ path }) => path)
    .concat(officeRoutes);
  const walked = [
    ...[...doors, ...rooms, ...roomsOf({ relationship: "one", moment: "one" })],
    ...[...office, officeOf("one")],
  ];
  const places = walked.flatMap(
    (at) =>
      matchRoutes(
        routes.map((path) => ({ path })),
        at,
      )?.map(({ route }) => route.path) ?? [],
  );
  expect(places.toSorted()).toEqual(routes.filter((path) => !unwalked.has(path)).toSorted());
});
