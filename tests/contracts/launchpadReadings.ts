import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { codeOf } from '#tests/support/codes.ts';
import { emailAt, proofOf, requestContext } from '#tests/support/people.ts';
import type { OpenLaunchpad } from '#tests/wire/openLaunchpad.ts';
import { done, refused } from './identityFixture.ts';

type SessionCalls = Readonly<Record<string, (identity: IdentityGateway) => IdentityCall<unknown>>>;

/** The calls of a session: without one, none of them reads, sends or stores anything. */
const sessionCalls: SessionCalls = {
  getGSOTokens: ({ tokens }) => tokens(null),
  'oauth2/userInfo': ({ userInfo }) => userInfo,
  profile: ({ profile }) => profile,
  send2FA: ({ requestTwoFactor }) => requestTwoFactor({ _tag: 'StatusOnly' }, requestContext),
  validate2FA: ({ verifyTwoFactor }) => verifyTwoFactor(proofOf(codeOf('0'), null), requestContext),
  lookupPhoneNumber: ({ lookUpPhone }) => lookUpPhone('+447700900101'),
  webChangeEmailResend: ({ resendEmailChangeCode }) => resendEmailChangeCode(emailAt('nobody@example.invalid')),
  webChangeEmailConfirm: ({ confirmEmailChange }) => confirmEmailChange(codeOf('0'), requestContext),
};

const fieldsIn = ({ systemFields }: OpenLaunchpad) =>
  systemFields.fetch({ country: 'GB', brandId: 8, language: 'en' })();

const refuses =
  (call: SessionCalls[string]) =>
  async ({ identity }: OpenLaunchpad): Promise<void> => {
    expect(await call(identity)()).toEqual(refused('SignedOut'));
  };

/** The checks of what any launchpad promises to somebody who is not signed in. They change nothing at the service. */
const readings: Readonly<Record<string, (launchpad: OpenLaunchpad) => Promise<void>>> = {
  'lists password rules, each of which is known or has a message': async ({ http, identity }) => {
    const rules = await identity.passwordRules();
    const count = E.isRight(rules) ? rules.right.length : 0;
    expect(count).toBeGreaterThan(0);
    const requirements = Array<unknown>(count).fill(expect.anything());
    const listed = await http.get('authorization/passwordRequirements')();
    expect(listed).toMatchObject(E.right({ body: { requirements } }));
  },
  'has the current documents, with their links': async (launchpad) => {
    const document = { version: expect.stringMatching(/./), url: expect.stringMatching(/^https?:\/\//) };
    const documents = { terms: document, privacyPolicy: document, cookieNotice: document };
    expect(await fieldsIn(launchpad)).toMatchObject(E.right({ geoLocation: 'GB', ...documents }));
  },
  'has the calling code of each country once, also that of the United Kingdom': async (launchpad) => {
    const fields = await fieldsIn(launchpad);
    const countries = E.isRight(fields) ? fields.right.phoneCountries : [];
    expect(countries).toContainEqual(expect.objectContaining({ value: '44', nameAbbr: 'GB' }));
    expect(new Set(countries.map(({ valueKey }) => valueKey)).size).toBe(countries.length);
  },
  'has social logins that the product knows, and no other': async (launchpad) => {
    expect(await fieldsIn(launchpad)).toMatchObject(E.right({ socialLogins: expect.any(Array) }));
    expect(launchpad.log.lines()).toEqual([]);
  },
  'knows that nobody is signed in, here or at a provider': async ({ identity }) => {
    const unknown = { authenticated: false, email: null, accountExists: false };
    expect(await identity.isSignedIn()).toEqual(E.right(false));
    expect(await identity.providerStatus()).toEqual(E.right(unknown));
  },
  'logs out, and a second time is no fault': async ({ identity }) => {
    expect([await identity.signOut(), await identity.signOut()]).toEqual([done, done]);
  },
  'refuses marketingpreferences without a token of the profile': async ({ identity }) => {
    const [nobody, noToken] = [unsafeNominal<'ProfileId'>('nobody'), unsafeNominal<'AccessToken'>('no.token.')];
    expect(await identity.saveMarketingPreference(nobody, noToken)()).toEqual(refused('WrongCredentials'));
  },
  ...Object.fromEntries(
    Object.entries(sessionCalls).map(([name, call]) => [`refuses ${name} without a session`, refuses(call)]),
  ),
};

/** The part of the contract of a launchpad that writes nothing: it holds for any backend. `open` returns a new browser there. */
export const launchpadReadingsContract = (adapter: string, open: () => OpenLaunchpad): void => {
  describe(`${adapter} keeps the contract of a launchpad for somebody who is not signed in: it`, () => {
    it.each(Object.entries(readings))('%s', (_promise, check) => check(open()));
  });
};
