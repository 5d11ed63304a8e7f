import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { expect, it } from 'vitest';
import { loadMessages } from '#locales/messages.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView, waitUntil } from '#tests/ui/renderView.tsx';
import { LanguageContext, LanguageProvider } from '#ui/start/language.tsx';

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

// Because: a catalogue that is loaded already arrives before one that is not.
it('the page shows the language chosen last, whichever catalogue arrives first', async () => {
  await loadMessages('fr-FR');
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
  await view.act(async () => void (await loadMessages('pl-PL')));
  expect(shown()).toEqual(['Créez votre compte', 'fr-FR']);
});
