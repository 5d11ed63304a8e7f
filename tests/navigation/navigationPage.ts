import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { navigationRows, type NavigationRow } from './navigationTable.ts';
import { hiddenCookieStates, visitorStates } from './visitorStates.ts';

const heading = `# Where every screen leads

For developers who ask what a visitor sees at an address. \`npm run navigation\` writes this page from the guards, for
each screen that is opened by its address, in each state of the visitor:

- **signed out**: nothing is done yet
- **email known**: an email address and a wrong password were entered
- **code sent**: an account was created, and the service emailed its code
- **signed in**: a sign-in is complete
- **two-factor required**: the password was right, and the second factor is still missing
- **locked**: the service reported that the account is locked

"Stays" means that the guards let the visitor in. \`/change-password\` requests a code as soon as it opens, and "then"
is where a refusal leads. \`/signup/creating\` opens only after a sign-up that was confirmed in the same document.
Only a root with \`prompt=none\` leads to the partner by itself.
`;

const hiddenCookie = `## In production

The same holds in production if the page can read the session cookie. If it cannot, because the cookie belongs to
another host, production treats the visitor as signed out (specification 8.1), while every other environment asks the
identity service (specification 4.10). In production these screens then lead to other places than above:
`;

/** Where a screen leads, and in which states; the place of most states comes last. */
const placesOf = ({ route, ends }: NavigationRow): string => {
  const places = ends.map(({ at, next }) => {
    const place = at === route ? 'stays' : `\`${at}\``;
    return next === null ? place : `${place}, then \`${next}\``;
  });
  const groups = [...new Set(places)].map((place) => ({
    place,
    states: visitorStates.flatMap(({ name }, at) => (places[at] === place ? [name] : [])),
  }));
  const [most, ...others] = groups.toSorted((one, other) => other.states.length - one.states.length);
  const exceptions = others.map(({ place, states }) => `${place} (${states.join(', ')})`);
  return [...exceptions, `${others.length > 0 ? 'otherwise ' : ''}${most?.place ?? ''}`].join('; ');
};

/** A list with one entry for all screens that lead to the same places, in lines that fit. */
const listOf = (rows: ReadonlyArray<NavigationRow>): string => {
  const entries = rows.map((row) => ({ screen: `\`${row.route}\``, places: placesOf(row) }));
  const items = [...new Set(entries.map(({ places }) => places))].map((places) => {
    const screens = entries.filter((entry) => entry.places === places).map(({ screen }) => screen);
    return `- ${screens.join(', ')}: ${places}`.replaceAll(/(.{1,117})(?: |$)/g, '$1\n  ').trimEnd();
  });
  return `${items.join('\n')}\n`;
};

/** The text of `docs/navigation.md`. */
export const navigationPage = async (): Promise<string> => {
  const [elsewhere, hidden] = await Promise.all([
    navigationRows(context, visitorStates),
    navigationRows(productionContext, hiddenCookieStates),
  ]);
  const differing = hidden.filter((row, at) => JSON.stringify(row) !== JSON.stringify(elsewhere[at]));
  return [heading, listOf(elsewhere), hiddenCookie, listOf(differing)].join('\n');
};
