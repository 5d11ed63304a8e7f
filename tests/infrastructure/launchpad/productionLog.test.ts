import fc from 'fast-check';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeAnalyticsTracker } from '#application/analytics/analyticsTracker.ts';
import { makeLoadSettings } from '#application/start/loadSettings.ts';
import { makeLoadSystemFields } from '#application/start/loadSystemFields.ts';
import { visitorOf } from '#domain/analytics/visitor.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { makeConsoleLog } from '#infrastructure/browser/consoleLog.ts';
import { makeHttp } from '#infrastructure/http/httpClient.ts';
import { makeLaunchpadIdentity } from '#infrastructure/launchpad/module.ts';
import { makeLaunchpadSystemFields } from '#infrastructure/launchpad/launchpadSystemFields.ts';
import { launchpadCodes as knownCodes } from '#infrastructure/launchpad/toIdentityFault.ts';
import { makeFetchedSettings } from '#infrastructure/settings/fetchedSettings.ts';
import { makeDeferredTestApp, withLibraries } from '#tests/application/support/deferredTestApp.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { callRows } from './callRows.ts';

const canary = 'Canary';
const said = fc.string().map((tail) => `${canary} ${tail}`);
const refusal = fc.record({
  code: fc.oneof(said, fc.constantFrom(...knownCodes)),
  message: fc.tuple(said, fc.constantFrom('', ' has not completed 2FA')).map((parts) => parts.join('')),
});
const json = fc.oneof(refusal, fc.dictionary(said, said)).map((value) => JSON.stringify(value));
const body = fc.oneof(json, said);
const answer = fc.record({ status: fc.constantFrom(200, 400, 401, 403, 404, 423, 429, 500, 503), body });
const brokenOff = said.map((message) => ({ status: null, body: message }));

type Sent = { readonly status: number | null; readonly body: string };

const partyThat = ({ status, body: text }: Sent) => ({
  base: 'https://service.test',
  now: () => 0,
  fetch: async () => {
    if (status === null) throw new TypeError(text);
    return new Response(text, { status, statusText: canary, headers: { 'x-canary': canary } });
  },
});

const openLog = () => {
  const lines: string[] = [];
  const write = (...args: ReadonlyArray<unknown>): void => void lines.push(args.map(String).join(' '));
  return { lines, log: makeConsoleLog({ production: true, to: { info: write, error: write }, knownCodes }) };
};

describe('the console in production', () => {
  it('never shows what a service sent, in any call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...callRows), fc.oneof(answer, brokenOff), async ({ call }, sent) => {
        const { lines, log } = openLog();
        const http = makeHttp(partyThat(sent));
        await call(makeLaunchpadIdentity({ http, transferSite: http, browserId: 'b', log }))();
        expect(lines.join('\n')).not.toContain(canary);
      }),
    );
  });

  it('never shows it at the start, or when analytics fails', async () => {
    const { flow } = makeTestApp();
    const { ports } = makeDeferredTestApp();
    await fc.assert(
      fc.asyncProperty(fc.oneof(answer, brokenOff), async (sent) => {
        const { lines, log } = openLog();
        const http = makeHttp(partyThat(sent));
        await makeLoadSettings({ settingsSource: makeFetchedSettings(http, ports.clock), logFor: () => log })(
          'account.xe.com',
        )();
        await makeLoadSystemFields({ ...flow, systemFields: makeLaunchpadSystemFields(http, log), log })('en-GB')();
        const refused = () => TE.left(normaliseError(new Error(sent.body)));
        const { analytics, ...libraries } = withLibraries(ports);
        const tracker = makeAnalyticsTracker(
          { ...libraries, log, analytics: { ...analytics, track: refused } },
          context,
        );
        tracker.track({ name: 'Signed In' }, visitorOf(ports.session.get(), context.settings));
        const isLogged = (): boolean => lines.some((line) => line.startsWith('Analytics track failed'));
        await expect.poll(isLogged, { interval: 1 }).toBe(true);
        expect(lines.join('\n')).not.toContain(canary);
      }),
    );
  });
});
