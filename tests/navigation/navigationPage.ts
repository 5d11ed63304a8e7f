import type { RoutePath } from '#domain/navigation/routes.ts';
import { inProduction, navigationRows, outsideProduction, type End, type NavigationRow } from './navigationTable.ts';
import { hiddenCookieStates, visitorStates } from './visitorStates.ts';

const heading = `# Where every screen leads

The tables show what the guards decide when a visitor opens a screen by its address, in each state of the visitor.
\`npm run navigation\` writes this page. A unit test compares it with the domain, and another one opens each screen in
the app in the first state in which it stays, and each place that a state redirects to.

- **Signed out**: the visitor has done nothing yet.
- **Email known**: the visitor entered an email address and a wrong password.
- **Code sent**: the visitor created an account, and the service emailed its code.
- **Signed in**: the visitor completed a sign-in.
- **Two-factor required**: the password was right, and the second factor is still missing.
- **Locked**: the service reported that the account is locked.

"Stays" means that the guards let the visitor in. \`/change-password\` requests a code as soon as it opens; if the result
leads to another screen, the cell names it. \`/signup/creating\` opens only after a sign-up that was confirmed in the same
document, so never by its address. Only a root with \`prompt=none\` leads to the partner by itself.
`;

const sameInProduction = `## In production

Every cell above is the same in production.`;

const otherInProduction = `## In production

These cells differ in production.`;

const hiddenCookie = `If the page cannot read the session cookie, because the cookie belongs to another host, production treats the visitor as
signed out (specification 8.1). In every other environment the app asks the identity service (specification 4.10). In
these cells the second result is that in production:`;

const cellOf = (route: RoutePath, { at, next }: End): string => {
  const first = at === route ? 'stays' : `\`${at}\``;
  return next === null ? first : `${first}, then \`${next}\``;
};

const tableRow = (cells: ReadonlyArray<string>, widths: ReadonlyArray<number>): string =>
  `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;

type Table = readonly [head: ReadonlyArray<string>, ...body: ReadonlyArray<ReadonlyArray<string>>];

const markdownOf = (table: Table): string => {
  const [head, ...body] = table;
  const widths = head.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const separator = widths.map((width) => '-'.repeat(width));
  return [head, separator, ...body].map((row) => tableRow(row, widths)).join('\n');
};

type Rows = ReadonlyArray<NavigationRow>;

/** The table of some of the states: all of them together are too wide for a page. */
const tableOf = (rows: Rows, from: number, to?: number): Table => [
  ['Screen', ...visitorStates.slice(from, to).map(({ name }) => name)],
  ...rows.map(({ route, ends }) => [`\`${route}\``, ...ends.slice(from, to).map((end) => cellOf(route, end))]),
];

/** The cells that differ between the two deployments, with a column for each state that has one. */
const differences = (elsewhere: Rows, production: Rows): Table => {
  const pairs = elsewhere.map(({ route, ends }, row) => ({
    route,
    cells: ends.map((end, column) => {
      const [one, other] = [end, production[row]?.ends[column] ?? end].map((either) => cellOf(route, either));
      return one === other ? '' : `${one}; ${other}`;
    }),
  }));
  const columns = visitorStates
    .map((_, column) => column)
    .filter((column) => pairs.some(({ cells }) => cells[column] !== ''));
  const differing = pairs.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return [
    ['Screen', ...columns.map((column) => visitorStates[column]?.name ?? '')],
    ...differing.map(({ route, cells }) => [`\`${route}\``, ...columns.map((column) => cells[column] ?? '')]),
  ];
};

/** The text of `docs/navigation.md`. */
export const navigationPage = async (): Promise<string> => {
  const [elsewhere, production, hiddenElsewhere, hiddenInProduction] = await Promise.all([
    navigationRows(outsideProduction, visitorStates),
    navigationRows(inProduction, visitorStates),
    navigationRows(outsideProduction, hiddenCookieStates),
    navigationRows(inProduction, hiddenCookieStates),
  ]);
  const visible = differences(elsewhere, production);
  const productionPart = visible.length === 1 ? sameInProduction : `${otherInProduction}\n\n${markdownOf(visible)}`;
  const hidden = markdownOf(differences(hiddenElsewhere, hiddenInProduction));
  const tables = [tableOf(elsewhere, 0, 3), tableOf(elsewhere, 3)].map(markdownOf);
  return `${[heading, tables.join('\n\n'), '', productionPart, '', hiddenCookie, '', hidden].join('\n')}\n`;
};
