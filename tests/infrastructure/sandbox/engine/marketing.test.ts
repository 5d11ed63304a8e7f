import { describe, expect, it } from 'vitest';
import { login, makeBench, no, yes, type Bench } from './bench.ts';

const bearerOf = async ({ engine, browser }: Bench, name: string): Promise<string> => {
  const tab = browser();
  yes(await tab.keep(engine.weblogin(login(name), tab.visit())));
  return yes(await engine.getGSOTokens({ profileId: null }, tab.visit())()).tokens.access_token;
};

describe('a marketing choice', () => {
  it('is kept for the profile the bearer token is of, and for no other', async () => {
    const bench = makeBench();
    const { engine, browser } = bench;
    const find = (name: string) => engine.accounts().find(({ email }) => email === `${name}@sandbox.test`);
    const profileId = find('personal')?.profileId ?? '';
    const choice = { profileId, email: true };
    const others = await bearerOf(bench, 'business');
    expect(no(await engine.saveMarketing(choice, browser().visit())())).toBe('NotAuthorizedException');
    expect(no(await engine.saveMarketing(choice, browser().visit(others))())).toBe('AccessDeniedException');
    expect(find('personal')?.marketing).toBe(false);
    const own = await bearerOf(bench, 'personal');
    expect(no(await engine.saveMarketing(choice, browser().visit(own))())).toBe('answered');
    expect(find('personal')?.marketing).toBe(true);
  });
});

describe('system fields', () => {
  const ask = (country: string, language: string) =>
    makeBench().engine.systemFields({ country, language, documentsUrl: 'https://docs.test' })();

  it('link each document by its version', async () => {
    const { documents, socialLogins } = yes(await ask('GB', 'en-GB'));
    const { termsAndConditionsVersionAvailable: terms, documentLinks } = documents;
    expect(documentLinks[terms]).toBe(`https://docs.test/${terms}`);
    expect(Object.keys(documentLinks)).toHaveLength(3);
    expect(socialLogins).toEqual([{ id: 'google' }, { id: 'apple' }]);
  });

  it.each([
    ['en-GB', 'Germany'],
    ['fr-FR', 'Allemagne'],
    ['no such language!', 'Germany'],
  ])('name the countries in %s, each with its calling code', async (language, name) => {
    const { formFields } = yes(await ask('GB', language)).formData.moneyTransferCalculatorForm;
    const [phones, names] = ['phoneCountries', 'Countries'].map(
      (id) => formFields.find((field) => field.id === id)?.options ?? [],
    );
    expect(phones).toContainEqual({ value: 'DE', text: '49' });
    expect(names).toContainEqual({ value: 'DE', text: name });
    expect(phones?.length).toBeGreaterThan(200);
  });

  it('are none for a country there is not', async () => {
    expect(no(await ask('XX', 'en-GB'))).toBe('ResourceNotFoundException');
  });
});
