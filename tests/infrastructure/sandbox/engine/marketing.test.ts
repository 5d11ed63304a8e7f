import { describe, expect, it } from 'vitest';
import { accountOf, bodyOf, enter, makeEngineFixture, minute, refusalOf, type EngineFixture } from './engineFixture.ts';

const bearerOf = async (fixture: EngineFixture, name: string): Promise<string> => {
  const tab = await enter(fixture, name);
  return bodyOf(await fixture.engine.getGSOTokens({ profileId: null }, tab.clientContext())()).tokens.access_token;
};

describe('a marketing choice', () => {
  it('is stored only for the profile of the bearer token, until the token expires', async () => {
    const fixture = makeEngineFixture();
    const save = (name: string, bearer?: string): Promise<string> => {
      const choice = { profileId: accountOf(fixture, name)?.profileId ?? '', email: true };
      return refusalOf(fixture.engine.saveMarketing(choice, fixture.browser().clientContext(bearer)));
    };
    expect(await save('personal')).toBe('NotAuthorizedException');
    expect(await save('personal', await bearerOf(fixture, 'business'))).toBe('AccessDeniedException');
    expect(accountOf(fixture, 'personal')?.marketing).toBe(false);
    const own = await bearerOf(fixture, 'personal');
    expect(await save('personal', own)).toBe('answered');
    expect(accountOf(fixture, 'personal')?.marketing).toBe(true);
    expect(await save('sms2fa', await bearerOf(fixture, 'sms2fa'))).toBe('TwoFactorRequiredException');
    fixture.advance(15 * minute);
    expect(await save('personal', own)).toBe('NotAuthorizedException');
  });
});

describe('system fields', () => {
  it.each(['no such language!', '', 'en_GB'])(
    'name the countries in English where the language is %j',
    async (language) => {
      const ask = { country: 'GB', language, documentsUrl: 'https://docs.test' };
      const { formFields } = bodyOf(await makeEngineFixture().engine.systemFields(ask)()).formData
        .moneyTransferCalculatorForm;
      const names = formFields.find(({ id }) => id === 'Countries')?.options;
      expect(names).toContainEqual({ value: 'DE', text: 'Germany' });
    },
  );
});
