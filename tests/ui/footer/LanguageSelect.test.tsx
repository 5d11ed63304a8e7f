import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { stubReload } from '#tests/ui/stubReload.ts';
import { Footer } from '#ui/footer/Footer.tsx';
import { languageName } from '#ui/footer/LanguageSelect.tsx';
import { LanguageContext } from '#ui/start/language.tsx';

const { reload } = stubReload();

const bilingual = { ...context, settings: { ...context.settings, locales: ['en-GB', 'fr-FR'] } };

type FooterProps = { readonly load: (locale: Locale) => Promise<void> };

/** The footer after Norwegian could not be loaded, until another language is chosen. */
const FailedFooter = ({ load }: FooterProps): ReactNode => {
  const [failed, setFailed] = useState<Locale | null>('nb-NO');
  const change = (locale: Locale): Promise<void> => {
    setFailed(null);
    return load(locale);
  };
  return (
    <LanguageContext value={{ change, failed }}>
      <Footer />
    </LanguageContext>
  );
};

/** Renders the footer in English; the messages of a chosen language arrive, or fail, when the test says so. */
const open = async () => {
  const app = makeTestApp({ context: bilingual });
  const chosen: Locale[] = [];
  const { opened, open: end } = gate();
  const load = (locale: Locale): Promise<void> => {
    chosen.push(locale);
    return opened;
  };
  const { page, act } = await renderView(<FailedFooter load={load} />, app);
  const list = page.querySelector('select');
  if (list === null) throw new Error('There is no list of languages.');
  const chooseFrench = (): Promise<void> =>
    act(() => {
      list.value = 'fr-FR';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const pressTryAgain = (): Promise<void> => act(() => controlNamed(page, 'Try again').click());
  const alert = () => page.querySelector('footer [role="alert"]')?.textContent;
  return { ...app, page, act, list, chosen, alert, end, chooseFrench, pressTryAgain };
};

const text = "We can't reach our service. It may be your connection, or it may be us. Try again.";

it('each language has its name in that language', () => {
  const names =
    'Čeština,Dansk,Deutsch,Ελληνικά,English,Español,Suomi,Français,Magyar,' +
    'Italiano,Norsk bokmål,Nederlands,Polski,Português,Română,Svenska';
  expect(locales.map(languageName)).toEqual(expect.arrayContaining(names.split(',')));
});

describe('the list of languages', () => {
  it('shows the choice while its messages load, and keeps it once they are there', async () => {
    const { list, chosen, useCases, act, end, chooseFrench } = await open();
    expect(list.value).toBe('en-GB');
    await chooseFrench();
    expect([list.value, chosen]).toEqual(['fr-FR', ['fr-FR']]);
    await act(() => {
      useCases.page.language.change('fr-FR');
      end();
    });
    expect(list.value).toBe('fr-FR');
  });

  it('shows the earlier language again if the messages cannot be loaded', async () => {
    const { list, act, end, chooseFrench } = await open();
    await chooseFrench();
    await act(() => end());
    expect(list.value).toBe('en-GB');
  });
});

describe('the notice of a language that could not be loaded', () => {
  it('ends at once with the next choice, so that another failure is announced', async () => {
    const { page, alert, chooseFrench } = await open();
    expect(alert()).toBe(text);
    await chooseFrench();
    expect([alert(), page.textContent?.includes('Try again')]).toEqual([undefined, false]);
  });

  it('loads the page again, in the chosen language', async () => {
    const { ports, pressTryAgain } = await open();
    await pressTryAgain();
    expect(reload).toHaveBeenCalledTimes(1);
    expect([ports.cookies.read('ACCOUNT_LOCALE'), ports.cookies.read('NEXT_LOCALE')]).toEqual(['nb-NO', 'nb-NO']);
  });
});
