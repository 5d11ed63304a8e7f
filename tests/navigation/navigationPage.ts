import type { RoutePath } from '#domain/navigation/routes.ts';
import {
  inProduction,
  navigationRows,
  outsideProduction,
  type End,
  type NavigationRow,
  type Place,
} from './navigationTable.ts';
import { unseenStates, visitStates } from './visitStates.ts';

const heading = `# Where every screen leads

What the guards decide when a screen is opened by its address, in each state a visit can be in.
Written by \`npm run navigation\`; a test holds it to the domain, and browser tests walk every cell of the first table.

- **Signed out**: nothing has been done yet.
- **Email known**: an email was entered, and the password was not right.
- **Code sent**: an account was opened, and its code has been emailed.
- **Signed in**: a sign-in was finished.
- **Two-factor owed**: the password was right, and the second factor is still to be given.
- **Locked**: the account was found locked.

"Stays" means that the visitor is let in. Two screens set to work as soon as they are shown: \`/change-password\` has a
code sent, \`/signup/creating\` finishes a sign-up. Where that leads on, the cell says where to; "the partner" is the site
the visit is bound for.
`;

const sameInProduction = `## In production

Every cell above is the same in production.`;

const otherInProduction = `## In production

The cells that differ in production, "in production" beside "elsewhere".`;

const unseen = `Where the session cookie is kept out of the page's sight, on a host of its own, production takes the visitor for a stranger,
as the specification has it; anywhere else the service is asked. These are the cells that differ, elsewhere first:`;

const placeName = (place: Place): string => (place === 'partner' ? 'the partner' : `\`${place}\``);

const cellOf = (route: RoutePath, { at, next }: End): string => {
  const first = at === route ? 'stays' : placeName(at);
  return next === null ? first : `${first}, then ${placeName(next)}`;
};

const line = (cells: ReadonlyArray<string>, widths: ReadonlyArray<number>): string =>
  `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;

type Table = readonly [head: ReadonlyArray<string>, ...body: ReadonlyArray<ReadonlyArray<string>>];

const drawn = (table: Table): string => {
  const [head, ...body] = table;
  const widths = head.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...body].map((row) => line(row, widths)).join('\n');
};

type Rows = ReadonlyArray<NavigationRow>;

const whole = (rows: Rows): Table => [
  ['Screen', ...visitStates.map(({ name }) => name)],
  ...rows.map(({ route, ends }) => [`\`${route}\``, ...ends.map((end) => cellOf(route, end))]),
];

/** Each state has a column for the two deployments, where any of its cells differs. */
const differences = (elsewhere: Rows, production: Rows): Table => {
  const pairs = elsewhere.map(({ route, ends }, row) => ({
    route,
    cells: ends.map((end, column) => {
      const [one, other] = [end, production[row]?.ends[column] ?? end].map((either) => cellOf(route, either));
      return one === other ? '' : `${one}; in production ${other}`;
    }),
  }));
  const columns = visitStates
    .map((_, column) => column)
    .filter((column) => pairs.some(({ cells }) => cells[column] !== ''));
  const kept = pairs.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return [
    ['Screen', ...columns.map((column) => visitStates[column]?.name ?? '')],
    ...kept.map(({ route, cells }) => [`\`${route}\``, ...columns.map((column) => cells[column] ?? '')]),
  ];
};

/** The table as a page of the documentation. */
export const navigationPage = async (): Promise<string> => {
  const [elsewhere, production, unseenElsewhere, unseenInProduction] = await Promise.all([
    navigationRows(outsideProduction, visitStates),
    navigationRows(inProduction, visitStates),
    navigationRows(outsideProduction, unseenStates),
    navigationRows(inProduction, unseenStates),
  ]);
  const seen = differences(elsewhere, production);
  const part = seen.length === 1 ? sameInProduction : `${otherInProduction}\n\n${drawn(seen)}`;
  const hidden = drawn(differences(unseenElsewhere, unseenInProduction));
  return `${[heading, drawn(whole(elsewhere)), '', part, '', unseen, '', hidden].join('\n')}\n`;
};
