import { describe, expect, it } from 'vitest';
import { login, makeEngineFixture, minute, refusalCode, bodyOf, type EngineFixture } from './engineFixture.ts';

const bearerOf = async ({ engine, browser }: EngineFixture, name: string): Promise<string> => {
  const tab = browser();
  bodyOf(await tab.send(engine.weblogin(login(name), tab.clientContext())));
  return bodyOf(await engine.getGSOTokens({ profileId: null }, tab.clientContext())()).tokens.access_token;
};

describe('a marketing choice', () => {
  it('is stored only for the profile of the bearer token, until the token expires', async () => {
    const fixture = makeEngineFixture();
    const { engine, browser } = fixture;
    const find = (name: string) => engine.accounts().find(({ email }) => email === `${name}@sandbox.test`);
    const profileId = find('personal')?.profileId ?? '';
    const choice = { profileId, email: true };
    const others = await bearerOf(fixture, 'business');
    expect(refusalCode(await engine.saveMarketing(choice, browser().clientContext())())).toBe('NotAuthorizedException');
    expect(refusalCode(await engine.saveMarketing(choice, browser().clientContext(others))())).toBe(
      'AccessDeniedException',
    );
    expect(find('personal')?.marketing).toBe(false);
    const own = await bearerOf(fixture, 'personal');
    expect(refusalCode(await engine.saveMarketing(choice, browser().clientContext(own))())).toBe('answered');
    expect(find('personal')?.marketing).toBe(true);
    const { profileId: owing = '' } = find('sms2fa') ?? {};
    const unproven = browser().clientContext(await bearerOf(fixture, 'sms2fa'));
    expect(refusalCode(await engine.saveMarketing({ ...choice, profileId: owing }, unproven)())).toBe(
      'TwoFactorRequiredException',
    );
    const late = engine.saveMarketing(choice, browser().clientContext(own));
    fixture.advance(15 * minute);
    expect(refusalCode(await late())).toBe('NotAuthorizedException');
  });
});

describe('system fields', () => {
  const ask = (country: string, language: string) =>
    makeEngineFixture().engine.systemFields({ country, language, documentsUrl: 'https://docs.test' })();

  it('link each document by its version', async () => {
    const { documents, socialLogins } = bodyOf(await ask('GB', 'en-GB'));
    const { termsAndConditionsVersionAvailable: terms, documentLinks } = documents;
    expect(documentLinks[terms]).toBe(`https://docs.test/${terms}`);
    expect(Object.keys(documentLinks)).toHaveLength(3);
    expect(socialLogins).toEqual([{ id: 'google' }, { id: 'apple' }]);
  });

  it.each([
    ['en-GB', 'Germany'],
    ['fr-FR', 'Allemagne'],
    ['no such language!', 'Germany'],
    ['', 'Germany'],
    ['en_GB', 'Germany'],
  ])('list the countries in %s with their calling codes', async (language, name) => {
    const { formFields } = bodyOf(await ask('GB', language)).formData.moneyTransferCalculatorForm;
    const [phones, names] = ['phoneCountries', 'Countries'].map(
      (id) => formFields.find((field) => field.id === id)?.options ?? [],
    );
    expect(phones).toContainEqual({ value: 'DE', text: '49' });
    expect(names).toContainEqual({ value: 'DE', text: name });
    expect(phones?.length).toBeGreaterThan(200);
  });

  it('are refused for an unknown country', async () => {
    expect(refusalCode(await ask('XX', 'en-GB'))).toBe('ResourceNotFoundException');
  });
});
