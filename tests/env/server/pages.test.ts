import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler } from '#env/server/handler.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { configText, fixtureAssets, fixtureConfig, fixtureHandler } from './fixtureSite.ts';

const enabled = ['en-GB', 'fr-FR'];
const languageAt = async (path: string, language: string, cookie: string): Promise<string> => {
  const headers = { 'accept-language': language, cookie };
  const answer = await fixtureHandler(new Request(`https://account.xe.test${path}`, { headers }));
  return /(\w\w-\w\w)\/sign/.exec(await answer.text())?.[1] ?? '';
};

describe('the language of a page', () => {
  const tag = fc.constantFrom(...'en en-US fr fr-CA FR-fr fr-Cyrl fr-Latn-CH ca oc-FR xx und-FR'.split(' '));
  const stored = fc.constantFrom(null, 'fr-FR', 'en-GB', 'fr', 'xx-XX', '%EF%BB%BFfr-FR', '');
  const tags = fc.array(tag, { maxLength: 5 });
  it('is that of the cookies, then of the partner and the browser', async () => {
    const property = fc.asyncProperty(stored, stored, tags, tags, async (own, cookie, asked, accepted) => {
      const cookies = Object.entries({ a: 'b', NEXT_LOCALE: cookie, ACCOUNT_LOCALE: own }).filter(
        ([, value]) => value !== null,
      );
      const byWeight = accepted.map((one, at) => `${one};q=0.${9 - at}`).toReversed();
      const query = `?${new URLSearchParams({ ui_locales: asked.join(' ') })}&ui_locales=en`;
      const chosen = languageAt(`/${query}`, byWeight.join(', '), cookies.map((pair) => pair.join('=')).join('; '));
      const wanted = [own ?? '', cookie ?? '', ...(asked.length > 0 ? asked : ['en']), ...accepted];
      expect(await chosen).toBe(chooseLocale(wanted, enabled));
    });
    await fc.assert(property);
  });

  it.each([
    ['', '', 'en-GB'],
    ['', 'true', 'fi-FI'],
    ['?allLocales=true', '', 'fi-FI'],
    ['', 'yes', 'en-GB'],
    ['?allLocales=false', 'true', 'en-GB'],
    ['?allLocales=&a', 'true', 'fi-FI'],
    ['?allLocales=1', '', 'en-GB'],
  ])('with %j and ALL_LOCALES=%s, where no Finnish is enabled, is %s, in which the page starts', async (...row) => {
    const [query, cookie, language] = row;
    expect(await languageAt(`/signup${query}`, 'fi', cookie === '' ? '' : `ALL_LOCALES=${cookie}`)).toBe(language);
    const cookies = cookie === '' ? {} : { ALL_LOCALES: cookie };
    const own = { ...context, settings: { ...context.settings, locales: enabled } };
    const app = makeTestApp({ context: own, path: '/signup', language, query, cookies });
    expect(app.useCases.page.language.start()).toBe(language);
  });
});

// Because: some browsers keep the headers of a response with its body.
it('the ETag of a page is another one with another policy, and else the same', async () => {
  const changed = readConfig(configText.replace('reports.test', 'others.test'), () => undefined);
  const handlers = [fixtureConfig, fixtureConfig, changed].map((config) => makeHandler(fixtureAssets, config));
  const answers = await Promise.all(handlers.map((handle) => handle(new Request('https://account.xe.test/signin'))));
  const [first, again, other] = answers.map(({ headers }) => headers.get('etag'));
  expect([first, first]).toEqual([again, expect.not.stringMatching(other ?? '')]);
});
