import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import type { OpenLaunchpad } from '#tests/wire/openLaunchpad.ts';
import { code, emailAt, proofOf, requestContext } from '#tests/support/people.ts';
import { done, refused } from './identityFixture.ts';

/** A promise to somebody who is not signed in, and its check, which changes nothing at the service. */
type Reading = readonly [promise: string, check: (launchpad: OpenLaunchpad) => Promise<void>];

const nobody = unsafeNominal<'ProfileId'>('nobody');
const noToken = unsafeNominal<'AccessToken'>('no.token.');
const signedOut = refused('SignedOut');

/** The calls of a session: without one, none of them reads, sends or stores anything. */
const sessionCalls: ReadonlyArray<readonly [path: string, call: (identity: IdentityGateway) => IdentityCall<unknown>]> =
  [
    ['getGSOTokens', ({ tokens }) => tokens(null)],
    ['oauth2/userInfo', ({ userInfo }) => userInfo],
    ['profile', ({ profile }) => profile],
    ['authorization/send2FA', ({ send2FA }) => send2FA({ _tag: 'StatusOnly' }, requestContext)],
    ['authorization/validate2FA', ({ validate2FA }) => validate2FA(proofOf(code('000000'), null), requestContext)],
    ['twofactorauth/lookupPhoneNumber', ({ lookUpPhone }) => lookUpPhone('+447700900101')],
    [
      'authorization/webChangeEmailResend',
      ({ resendEmailChange }) => resendEmailChange(emailAt('nobody@example.invalid')),
    ],
    [
      'authorization/webChangeEmailConfirm',
      ({ confirmEmailChange }) => confirmEmailChange(code('000000'), requestContext),
    ],
  ];

const fieldsIn = ({ systemFields }: OpenLaunchpad) =>
  systemFields.fetch({ country: 'GB', brandId: 8, language: 'en' })();

/** What any launchpad promises to somebody who is not signed in. */
export const readings: ReadonlyArray<Reading> = [
  [
    'lists password rules, each of which is known or has a message',
    async ({ http, identity }) => {
      const rules = await identity.passwordRules();
      const count = E.isRight(rules) ? rules.right.length : 0;
      expect(count).toBeGreaterThan(0);
      const requirements = Array<unknown>(count).fill(expect.anything());
      const listed = await http.get('authorization/passwordRequirements')();
      expect(listed).toMatchObject(E.right({ body: { requirements } }));
    },
  ],
  [
    'has the current documents, with their links',
    async (launchpad) => {
      const document = { version: expect.stringMatching(/./), url: expect.stringMatching(/^https?:\/\//) };
      expect(await fieldsIn(launchpad)).toMatchObject(
        E.right({ geoLocation: 'GB', terms: document, privacyPolicy: document, cookieNotice: document }),
      );
    },
  ],
  [
    'has the calling code of each country once, also that of the United Kingdom',
    async (launchpad) => {
      const fields = await fieldsIn(launchpad);
      const countries = E.isRight(fields) ? fields.right.phoneCountries : [];
      expect(countries).toContainEqual(expect.objectContaining({ value: '44', nameAbbr: 'GB' }));
      expect(new Set(countries.map(({ valueKey }) => valueKey)).size).toBe(countries.length);
    },
  ],
  [
    'has social logins that the product knows, and no other',
    async (launchpad) => {
      expect(await fieldsIn(launchpad)).toMatchObject(E.right({ socialLogins: expect.any(Array) }));
      expect(launchpad.log.lines()).toEqual([]);
    },
  ],
  [
    'knows that nobody is signed in, here or at a provider',
    async ({ identity }) => {
      const unknown = { authenticated: false, email: null, accountExists: false };
      expect(await identity.authenticationStatus()).toEqual(E.right(false));
      expect(await identity.socialStatus()).toEqual(E.right(unknown));
    },
  ],
  [
    'logs out, and a second time is no fault',
    async ({ identity }) => {
      expect([await identity.logOut(), await identity.logOut()]).toEqual([done, done]);
    },
  ],
  ...sessionCalls.map(([path, call]): Reading => [
    `refuses ${path} without a session`,
    async ({ identity }) => expect(await call(identity)()).toEqual(signedOut),
  ]),
  [
    'refuses marketingpreferences without a token of the profile',
    async ({ identity }) => {
      expect(await identity.saveMarketingPreference(nobody, noToken)()).toEqual(refused('WrongCredentials'));
    },
  ],
];

/** The part of the contract of a launchpad that writes nothing: it holds for any backend. `open` returns a new browser there. */
export const launchpadReadingsContract = (adapter: string, open: () => OpenLaunchpad): void => {
  describe(`${adapter} keeps the contract of a launchpad for somebody who is not signed in: it`, () => {
    it.each(readings)('%s', (_promise, check) => check(open()));
  });
};
