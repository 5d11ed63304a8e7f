import { describe, expect, it } from 'vitest';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { setUpEngine } from './engineFixture.ts';
import { bodyOf } from './testBrowser.ts';

const { browser, engine } = setUpEngine();

describe('the control room', () => {
  it('shows the accounts without secrets', () => {
    expect(engine.accounts()).toHaveLength(seedAccounts.length);
    expect(JSON.stringify(engine.accounts())).not.toMatch(/salt|hash|secret|Correct-horse/);
  });

  it('keeps a domain beyond ASCII in ASCII, and finds it in both spellings', async () => {
    const [email, inAscii] = ['Anna@m\u00fcller.de', 'Anna@xn--mller-kva.de'];
    const draft = { email, password: seedPassword, accountType: 'Personal', phone: '44 7700 900123' } as const;
    expect(engine.createAccount(draft)).toMatchObject({ right: { email: inAscii, phone: '+447700900123' } });
    await engine.forgotPassword({ username: inAscii }, browser().clientContext())();
    expect(engine.inbox(email)).toMatchObject([{ to: inAscii }]);
  });
});

it.each(['no such language!', '', 'en_GB'])(
  'the system fields name the countries in English where the language is %j',
  async (language) => {
    const input = { country: 'GB', language, documentsUrl: 'https://documents.brand.test' };
    const fields: object = bodyOf(await engine.systemFields(input)());
    expect(JSON.stringify(fields)).toContain('{"value":"DE","text":"Germany"}');
  },
);
