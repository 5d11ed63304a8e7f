import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SystemFieldsSource } from '#application/ports/sources.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { launchpadHost } from '#env/sandbox/hosts.ts';
import { makeLaunchpadHttp } from '#infrastructure/launchpad/module.ts';
import { makeLaunchpadSystemFields, systemFieldsReply } from '#infrastructure/launchpad/launchpadSystemFields.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { hostileProviders } from '#tests/arbitraries/hostileProvider.ts';
import { systemFieldsSourceContract } from '#tests/contracts/systemFieldsSource.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().faults.clear());

const host = launchpadHost(mainBrand);
const overHttp = (): SystemFieldsSource => {
  const reach = { fetch: sandbox().browser().accountFetch(mainBrand), now: () => 0 };
  return makeLaunchpadSystemFields(makeLaunchpadHttp(sandbox().origin(host), reach), makeMemoryLog());
};

systemFieldsSourceContract('launchpadSystemFields', async () => overHttp());

const failures: ReadonlyArray<readonly [what: string, order: Partial<InjectedFault>, error: object]> = [
  ['a connection that breaks', { reset: true }, { statusCode: null }],
  ['500', { status: 500 }, { statusCode: 500 }],
  ['an empty body', { status: 200, body: '' }, { message: expect.stringContaining('another shape') }],
  ['no JSON', { status: 200, body: '<!doctype html>' }, { message: expect.stringContaining('expected JSON') }],
  ['another shape', { status: 200, body: { documents: 7 } }, { message: expect.stringContaining('documents') }],
];

describe('launchpadSystemFields', () => {
  it('requests the country with brand, language and site', async () => {
    sandbox().journal.clear();
    await overHttp().fetch({ country: 'GB', brandId: 8, language: 'en' })();
    expect(sandbox().journal.list('/system/fields/GB')).toMatchObject([
      { method: 'GET', host, query: { site: 'account', brandId: '8', language: 'en' } },
    ]);
  });

  it.each(failures)('returns %s as an error and does not throw', async (_, order, error) => {
    sandbox().faults.add({ host, path: '/system/fields/GB', ...order });
    const answer = await overHttp().fetch({ country: 'GB', brandId: 8, language: 'en' })();
    expect(answer).toMatchObject(E.left(error));
  });
});

describe('systemFieldsReply', () => {
  const log = makeMemoryLog();
  const read = (body: unknown): unknown => systemFieldsReply('GB', log)({ body, retryAfterMs: null });

  it('accepts missing fields', () => {
    const empty = { terms: null, privacyPolicy: null, cookieNotice: null, phoneCountries: [], socialLogins: [] };
    for (const body of [{}, { documents: null }, { documents: {}, formData: {}, socialLogins: null }]) {
      expect(read(body)).toEqual(E.right({ geoLocation: 'GB', ...empty }));
    }
  });

  it('has each document with the link of its version, and none under an inherited name', () => {
    const documentLinks = { 'PP-2': 'https://xe.com/privacy', 'TC-7': 'https://xe.com/terms', '': 'https://xe.com/x' };
    const readWith = (version: string) =>
      read({
        documents: {
          privacyPolicyVersionAvailable: 'PP-2',
          termsAndConditionsVersionAvailable: version,
          cookieNoticeVersionAvailable: '',
          documentLinks,
        },
      });
    const others = { privacyPolicy: { version: 'PP-2', url: 'https://xe.com/privacy' }, cookieNotice: null };
    const terms = { version: 'TC-7', url: 'https://xe.com/terms' };
    expect(readWith('TC-7')).toMatchObject(E.right({ ...others, terms }));
    for (const version of ['TC-6', 'constructor', '__proto__', 'toString'])
      expect(readWith(version)).toMatchObject(E.right({ ...others, terms: { version, url: null } }));
  });

  it('leaves out and logs social logins that the product does not know, and names each other one once', () => {
    const named = ['moonbook', ...hostileProviders, 'google', 'linkedin', 'google'];
    const documents = { termsAndConditionsVersionAvailable: '1' };
    for (const socialLogins of [named, named.map((id) => ({ id }))]) {
      expect(read({ socialLogins, documents })).toMatchObject(
        E.right({ terms: { version: '1' }, socialLogins: ['google', 'linkedin'] }),
      );
      const left = log
        .lines()
        .filter(({ line }) => line === 'A social login that the product does not know is left out');
      expect(left.map(({ error }) => error?.message)).toContain('moonbook');
    }
  });

  it('loses only the part that has another shape: a link, a country, a social login', () => {
    const documents = {
      termsAndConditionsVersionAvailable: '1',
      privacyPolicyVersionAvailable: '2',
      documentLinks: { 1: 7, 2: 'https://documents.test/2' },
    };
    const options = [{ value: 'DE', text: '49' }, { value: 'FR' }, null, { value: 'GB', text: '+44' }];
    const formFields = [{ id: 'phoneCountries', options }, { options: 'none' }];
    const formData = { moneyTransferCalculatorForm: { formFields } };
    expect(read({ documents, formData, socialLogins: [7, 'google'] })).toMatchObject(
      E.right({
        terms: { version: '1', url: null },
        privacyPolicy: { version: '2', url: 'https://documents.test/2' },
        phoneCountries: [{ valueKey: '49-DE' }, { valueKey: '44-GB' }],
        socialLogins: ['google'],
      }),
    );
  });

  it.each([
    { formData: 'x' },
    { formData: { moneyTransferCalculatorForm: 'x' } },
    { formData: { moneyTransferCalculatorForm: { formFields: {} } } },
    { socialLogins: 'google' },
    { documents: { documentLinks: [] } },
    { documents: { privacyPolicyVersionAvailable: 12 } },
  ])(
    'keeps the terms, without which nobody can sign up, beside %j',
    ({ documents, ...rest }: { readonly documents?: object }) => {
      const terms = { termsAndConditionsVersionAvailable: '1', ...documents };
      expect(read({ ...rest, documents: terms })).toMatchObject(E.right({ terms: { version: '1' } }));
    },
  );

  it('drops unsafe links', () => {
    const documents = { termsAndConditionsVersionAvailable: '1', documentLinks: { 1: 'javascript:alert(1)' } };
    expect(read({ documents })).toMatchObject(E.right({ terms: { version: '1', url: null } }));
  });
});
