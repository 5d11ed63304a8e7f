import { routePaths } from '#tests/arbitraries/routePath.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { reopenedIn, visitStates, type VisitState } from './visitStates.ts';

/** Where opening a screen by its address leads, in every state of a visit. */
export type NavigationRow = { readonly route: RoutePath; readonly ends: ReadonlyArray<string> };

const endOf = async (route: RoutePath, state: VisitState): Promise<string> => {
  const { useCases } = await reopenedIn(state);
  const sent = await useCases.admit({ to: route, query: '', scheme: 'https:' })();
  if (sent === null) return route;
  return sent._tag === 'Route' ? sent.to : 'leaves';
};

/** Asks the guards about every screen in every state; what they want done first is done over the sandbox. */
export const navigationRows = (): Promise<ReadonlyArray<NavigationRow>> =>
  Promise.all(
    routePaths.map(async (route) => ({
      route,
      ends: await Promise.all(visitStates.map((state) => endOf(route, state))),
    })),
  );

const heading = `# Where every screen leads

What the guards decide when a screen is opened by its address, in each state a visit can be in, outside production.
Written by \`npm run navigation\`; a test holds it to the domain, and browser tests walk every cell of it.

- **Signed out**: nothing has been done yet.
- **Email known**: an email was entered, and the password was not right.
- **Code sent**: an account was opened, and its code has been emailed.
- **Signed in**: a sign-in was finished.
- **Two-factor owed**: the password was right, and the second factor is still to be given.
- **Locked**: the account was found locked.

"Stays" means that the visitor is let in.
`;

const cellsOf = ({ route, ends }: NavigationRow): ReadonlyArray<string> => [
  `\`${route}\``,
  ...ends.map((end) => (end === route ? 'stays' : `\`${end}\``)),
];

const line = (cells: ReadonlyArray<string>, widths: ReadonlyArray<number>): string =>
  `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;

/** The table as a page of the documentation. */
export const navigationPage = (rows: ReadonlyArray<NavigationRow>): string => {
  const cells = [['Screen', ...visitStates.map(({ name }) => name)], ...rows.map(cellsOf)];
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const [head = [], ...body] = cells;
  const rule = widths.map((width) => '-'.repeat(width));
  return `${heading}\n${[head, rule, ...body].map((row) => line(row, widths)).join('\n')}\n`;
};
