import { expect, it } from 'vitest';
import { navigationRows, outsideProduction } from '#tests/navigation/navigationTable.ts';
import { reloadedApp, visitorStates } from '#tests/navigation/visitorStates.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';

const rows = await navigationRows(outsideProduction, visitorStates);

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

const silentOnEnter =
  'input:not([enterkeyhint], [type="radio"], [type="checkbox"], [type="hidden"], [role="combobox"], [aria-hidden="true"])';

it.each(cells)(
  'an address in the app $route leads to $end in the state $name, where each text field says what Enter does',
  async ({ route, end, state }) => {
    const shown = await renderApp(await reloadedApp(outsideProduction, state), route);
    await waitForScreen(shown, end, () => expect(shown.page.querySelector('h1')?.textContent).toMatch(/./));
    expect([...shown.page.querySelectorAll(silentOnEnter)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);
