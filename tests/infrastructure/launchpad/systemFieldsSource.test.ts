import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeLaunchpadHttp } from '#infrastructure/launchpad/module.ts';
import { makeLaunchpadSystemFields, systemFieldsReply } from '#infrastructure/launchpad/launchpadSystemFields.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { hostileProviders } from '#tests/arbitraries/hostileProvider.ts';

const log = makeMemoryLog();

describe('launchpadSystemFields', () => {
  it.each([
    [500, {}, { statusCode: 500 }],
    [200, { documents: 7 }, { message: expect.stringContaining('documents') }],
  ])('requests the country with brand, language and site, and returns %i and %j as an error', async (...row) => {
    const [status, body, error] = row;
    const asked: unknown[] = [];
    const fetch = async (to: unknown): Promise<Response> => {
      asked.push(to);
      return Response.json(body, { status });
    };
    const source = makeLaunchpadSystemFields(makeLaunchpadHttp('https://launchpad.test', { fetch, now: () => 0 }), log);
    expect(await source.fetch({ country: 'GB', brandId: 8, language: 'en' })()).toMatchObject(E.left(error));
    expect(asked).toEqual(['https://launchpad.test/system/fields/GB?brandId=8&language=en&site=account']);
  });
});

describe('systemFieldsReply', () => {
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
      const line = 'A social login that the product does not know is left out';
      const error: unknown = expect.objectContaining({ message: 'moonbook' });
      expect(log.lines()).toContainEqual({ level: 'error', line, error });
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
    { formData: { moneyTransferCalculatorForm: { formFields: {} } } },
    { socialLogins: 'google' },
    { documents: { documentLinks: [], privacyPolicyVersionAvailable: 12 } },
    { documents: { documentLinks: { 1: 'javascript:alert(1)' } } },
  ])('keeps the terms, without which nobody can sign up, and no unsafe link, beside %j', ({ documents, ...rest }) => {
    const terms = { termsAndConditionsVersionAvailable: '1', ...documents };
    expect(read({ ...rest, documents: terms })).toMatchObject(E.right({ terms: { version: '1', url: null } }));
  });
});
