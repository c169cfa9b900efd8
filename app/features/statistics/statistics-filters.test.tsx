import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { en as statistics } from "./messages.en.ts";
import { StatisticsFilters } from "./statistics-filters.tsx";
import type { StatisticsRequest } from "./statistics-request.ts";

test("a second year that is chosen before the first one shows is added to it", async () => {
  let asked: StatisticsRequest = { years: null, personId: null };
  const screen = await render(
    <IntlProvider locale="en" messages={{ statistics }} timeZone="Europe/Paris">
      <StatisticsFilters
        request={asked}
        onChange={(change) => {
          asked = { ...asked, ...change(asked) };
        }}
        people={[]}
        firstYear={2013}
        thisYear={2026}
      />
    </IntlProvider>,
  );
  await screen.getByLabelText("From", { exact: true }).selectOptions("2020");
  await screen.getByLabelText("to", { exact: true }).selectOptions("2024");
  expect(asked.years).toEqual({ from: 2020, to: 2024 });
});
