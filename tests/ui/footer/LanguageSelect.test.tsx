import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { LanguageSelect } from '#ui/footer/LanguageSelect.tsx';
import { LanguageContext } from '#ui/start/language.tsx';

const bilingual = { ...context, settings: { ...context.settings, locales: ['en-GB', 'fr-FR'] } };

type PageProps = { readonly load: (locale: Locale) => Promise<void> };

/** A page that tells which language failed, until another one is chosen. */
const Page = ({ load }: PageProps): ReactNode => {
  const [failed, setFailed] = useState<Locale | null>('nb-NO');
  const change = (locale: Locale): Promise<void> => {
    setFailed(null);
    return load(locale);
  };
  return (
    <LanguageContext value={{ change, failed }}>
      <LanguageSelect />
      <output>{failed}</output>
    </LanguageContext>
  );
};

/** Renders the list of languages in English, and chooses French; the messages arrive, or fail, when the test says so. */
const chooseFrench = async () => {
  const { useCases } = makeTestApp({ context: bilingual });
  const chosen: Locale[] = [];
  const { opened, open } = gate();
  const load = (locale: Locale): Promise<void> => {
    chosen.push(locale);
    return opened;
  };
  const { page, act } = await renderView(withUseCases(useCases, <Page load={load} />));
  const list = page.querySelector('select');
  if (list === null) throw new Error('There is no list of languages.');
  const before = list.value;
  await act(() => {
    list.value = 'fr-FR';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  return { page, list, before, chosen, useCases, act, end: open };
};

describe('the list of languages', () => {
  it('shows the choice while its messages load', async () => {
    const { list, before, chosen } = await chooseFrench();
    expect([before, list.value, chosen]).toEqual(['en-GB', 'fr-FR', ['fr-FR']]);
  });

  it('ends the notice of an earlier failure at once, so that another one is announced', async () => {
    const { page } = await chooseFrench();
    expect(page.querySelector('output')?.textContent).toBe('');
  });

  it('keeps the choice once its messages are there', async () => {
    const { list, useCases, act, end } = await chooseFrench();
    await act(() => {
      useCases.page.language.change('fr-FR');
      end();
    });
    expect(list.value).toBe('fr-FR');
  });

  it('shows the earlier language again if the messages cannot be loaded', async () => {
    const { list, before, act, end } = await chooseFrench();
    await act(() => end());
    expect(list.value).toBe(before);
  });
});
