import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { expect, it, vi } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { loadMessages } from '#locales/messages.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderView, waitUntil } from '#tests/ui/renderView.tsx';
import { LanguageContext, LanguageProvider } from '#ui/start/language.tsx';

const polish = gate();

vi.mock('#locales/messages.ts', async (original) => {
  const { loadMessages } = await original<typeof import('#locales/messages.ts')>();
  const inPolish = await loadMessages('pl-PL');
  return {
    loadMessages: (locale: Locale) => (locale === 'pl-PL' ? polish.opened.then(() => inPolish) : loadMessages(locale)),
  };
});

const Choices = () => {
  const { change } = use(LanguageContext);
  return (
    <>
      {(['pl-PL', 'fr-FR'] as const).map((locale) => (
        <button key={locale} type="button" onClick={() => void change(locale)}>
          {locale}
        </button>
      ))}
      <h1>
        <FormattedMessage id="signUp.heading" />
      </h1>
    </>
  );
};

it('the page shows the language chosen last, whichever catalogue arrives first', async () => {
  const app = makeTestApp();
  const view = await renderView(
    <LanguageProvider first={{ messages: await loadMessages('en-GB'), locale: 'en-GB' }}>
      <Choices />
    </LanguageProvider>,
    app,
  );
  const shown = () => [view.page.querySelector('h1')?.textContent, app.session().userLocale];
  await view.press('pl-PL');
  await view.press('fr-FR');
  await waitUntil(() => expect(shown()).toEqual(['Créez votre compte', 'fr-FR']));
  await view.act(polish.open);
  expect(shown()).toEqual(['Créez votre compte', 'fr-FR']);
});
