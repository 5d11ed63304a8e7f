import { expect, it } from 'vitest';
import { readConfig } from '#env/server/config.ts';
import { makeHandler } from '#env/server/handler.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { configText, fixtureAssets, fixtureConfig, fixtureHandler } from './fixtureSite.ts';

it.each([
  ['', '', 'en-GB'],
  ['', 'true', 'fi-FI'],
  ['?allLocales=true', '', 'fi-FI'],
  ['', 'yes', 'en-GB'],
  ['?allLocales=false', 'true', 'en-GB'],
  ['?allLocales=&a', 'true', 'fi-FI'],
  ['?allLocales=1', '', 'en-GB'],
])(
  'with %j and ALL_LOCALES=%s, Finnish, which is not enabled, gets a page in %s, and the app starts in it',
  async (...row) => {
    const [query, value, language] = row;
    const headers = { 'accept-language': 'fi', cookie: `ALL_LOCALES=${value}` };
    const answer = await fixtureHandler(new Request(`https://account.xe.test/signup${query}`, { headers }));
    expect(await answer.text()).toContain(`xe/${language}/signup`);
    const cookies = value === '' ? {} : { ALL_LOCALES: value };
    const own = { ...context, settings: { ...context.settings, locales: ['en-GB', 'fr-FR'] } };
    const app = makeTestApp({ context: own, path: '/signup', language, query, cookies });
    expect(app.useCases.page.language.start()).toBe(language);
  },
);

// Because: some browsers keep the headers of a response with its body.
it('the ETag of a page is another one with another policy, and else the same', async () => {
  const changed = readConfig(configText.replace('reports.test', 'others.test'), () => undefined);
  const handlers = [fixtureConfig, fixtureConfig, changed].map((config) => makeHandler(fixtureAssets, config));
  const answers = await Promise.all(handlers.map((handle) => handle(new Request('https://account.xe.test/signin'))));
  const [first, again, other] = answers.map(({ headers }) => headers.get('etag'));
  expect([again, other]).toEqual([first, expect.not.stringMatching(first ?? '')]);
});
