import { expect, it } from 'vitest';
import { context } from '#tests/arbitraries/appContext.ts';
import { navigationRows } from '#tests/navigation/navigationTable.ts';
import { reloadedApp, visitorStates } from '#tests/navigation/visitorStates.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';

const rows = await navigationRows(context, visitorStates);

// Because: a test of the guards compares every cell with the domain. Here each screen is opened in the first state in which
// it stays, and each place that a state redirects to once.
const cells = visitorStates.flatMap((state, column) => {
  const ends = rows.map(({ route, ends: all }) => {
    const places = all.map(({ at, next }) => next ?? at);
    return { route, end: places[column] ?? route, staysFirst: places.indexOf(route) === column };
  });
  const redirects = ends.filter(({ route, end }) => end !== route);
  const shown = redirects.filter(({ end }, at) => redirects.findIndex((other) => other.end === end) === at);
  return [...ends.filter(({ staysFirst }) => staysFirst), ...shown].map((cell) => ({
    ...cell,
    state,
    name: state.name,
  }));
});

const silentOnEnter = 'input:not([enterkeyhint], [type="radio"], [type="checkbox"], [aria-hidden="true"])';

/** The emails and masked numbers that a browser would translate. */
const translatedData = (page: HTMLElement): ReadonlyArray<string> => {
  const texts = [...page.querySelectorAll('*')].flatMap(({ childNodes }) =>
    [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && /@|••/.test(node.textContent ?? '')),
  );
  return texts
    .filter(({ parentElement }) => parentElement?.closest('[translate="no"]') === null)
    .map(({ textContent }) => `translated: ${textContent}`);
};

it.each(cells)(
  'an address in the app $route leads to $end in the state $name, which says what Enter does and keeps data as it is',
  async ({ route, end, state }) => {
    const shown = await renderApp(await reloadedApp(context, state), route);
    const { page } = shown;
    await waitForScreen(shown, end, () => expect(page.querySelector('h1')?.textContent).toMatch(/./));
    expect([...page.querySelectorAll(silentOnEnter)].map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(translatedData(page)).toEqual([]);
  },
);
