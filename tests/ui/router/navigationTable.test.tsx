import { expect, it } from 'vitest';
import { context } from '#tests/arbitraries/appContext.ts';
import { navigationRows } from '#tests/navigation/navigationTable.ts';
import { reloadedApp, visitorStates } from '#tests/navigation/visitorStates.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';

const rows = await navigationRows(context, visitorStates);

// Because: a test of the guards compares every cell with the domain. Here each screen is opened in the first state in which it stays.
const cells = rows.flatMap(({ route, ends }) => {
  const first = ends.findIndex(({ at, next }) => (next ?? at) === route);
  return visitorStates.slice(first, first < 0 ? first : first + 1).map((state) => ({ route, state, name: state.name }));
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
  '$route is shown in the state $name, says what Enter does, and keeps data from being translated',
  async ({ route, state }) => {
    const shown = await renderApp(await reloadedApp(context, state), route);
    const { page } = shown;
    await shown.until(route, () => expect(page.querySelector('h1')?.textContent).toMatch(/./));
    expect([...page.querySelectorAll(silentOnEnter)].map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(translatedData(page)).toEqual([]);
  },
);
