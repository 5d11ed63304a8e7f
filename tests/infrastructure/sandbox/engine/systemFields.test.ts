import { expect, it } from 'vitest';
import { bodyOf, makeEngineFixture } from './engineFixture.ts';

it.each(['no such language!', '', 'en_GB'])(
  'the system fields name the countries in English where the language is %j',
  async (language) => {
    const input = { country: 'GB', language, documentsUrl: 'https://documents.brand.test' };
    const fields: object = bodyOf(await makeEngineFixture().engine.systemFields(input)());
    expect(JSON.stringify(fields)).toContain('{"value":"DE","text":"Germany"}');
  },
);
