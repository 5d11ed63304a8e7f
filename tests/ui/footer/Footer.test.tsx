import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { Footer } from '#ui/footer/Footer.tsx';
import { languageName } from '#ui/footer/LanguageSelect.tsx';
import { LanguageContext } from '#ui/start/language.tsx';

const contextWith = (settings: Partial<typeof context.settings>): typeof context => ({
  ...context,
  settings: { ...context.settings, ...settings },
});

/** The English footer after Norwegian could not be loaded; the messages of a chosen language arrive, or fail, at `end`. */
const open = async () => {
  const app = makeTestApp({ context: contextWith({ locales: ['en-GB', 'fr-FR'] }) });
  const chosen: Locale[] = [];
  const { opened, open: end } = gate();
  const FailedFooter = (): ReactNode => {
    const [failed, setFailed] = useState<Locale | null>('nb-NO');
    const change = (locale: Locale): Promise<void> => {
      setFailed(null);
      chosen.push(locale);
      return opened;
    };
    return (
      <LanguageContext value={{ change, failed }}>
        <Footer />
      </LanguageContext>
    );
  };
  const shown = await renderView(<FailedFooter />, app);
  const list = shown.page.querySelector('select');
  const chooseFrench = (): Promise<void> =>
    shown.act(() => {
      Object.assign(list ?? {}, { value: 'fr-FR' });
      list?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const alert = () => shown.page.querySelector('footer [role="alert"]')?.textContent;
  return { ...app, ...shown, language: () => list?.value, chosen, alert, end, chooseFrench };
};

it('each language has its name in that language', () => {
  const names =
    'Čeština,Dansk,Deutsch,Ελληνικά,English,Español,Suomi,Français,Magyar,' +
    'Italiano,Norsk bokmål,Nederlands,Polski,Português,Română,Svenska';
  expect(locales.map(languageName)).toEqual(expect.arrayContaining(names.split(',')));
});

it.each([
  ['keeps it once they are there', true, 'fr-FR'],
  ['shows the earlier language again if they cannot be loaded', false, 'en-GB'],
])('the list of languages shows the choice while its messages load, and %s', async (_name, arrive, kept) => {
  const { language, chosen, useCases, act, end, chooseFrench } = await open();
  expect(language()).toBe('en-GB');
  await chooseFrench();
  expect([language(), chosen]).toEqual(['fr-FR', ['fr-FR']]);
  await act(() => {
    if (arrive) useCases.page.language.change('fr-FR');
    end();
  });
  expect(language()).toBe(kept);
});

it('the notice of a language that could not be loaded ends at once with the next choice, so that another is announced', async () => {
  const { page, alert, chooseFrench } = await open();
  expect(alert()).toBe("We can't reach our service. It may be your connection, or it may be us. Try again.");
  await chooseFrench();
  expect([alert(), page.textContent.includes('Try again')]).toEqual([undefined, false]);
});

it('the notice of a language that could not be loaded loads the page again, in that language', async () => {
  const { ports, press } = await open();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await press('Try again');
  expect(reload).toHaveBeenCalledTimes(1);
  expect([ports.cookies.read('ACCOUNT_LOCALE'), ports.cookies.read('NEXT_LOCALE')]).toEqual(['nb-NO', 'nb-NO']);
});

const accessibilityUrl = 'https://brand.test/accessibility';

it.each([
  ['', []],
  [accessibilityUrl, [`${accessibilityUrl} _blank`]],
])('the footer has a link to the accessibility of the services, if the operator names it: %s', async (url, links) => {
  const { page } = await renderView(<Footer />, makeTestApp({ context: contextWith({ accessibilityUrl: url }) }));
  const shown = [...page.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Accessibility');
  expect(shown.map(({ href, target }) => `${href} ${target}`)).toEqual(links);
});
