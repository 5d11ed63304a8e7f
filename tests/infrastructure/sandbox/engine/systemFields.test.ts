import { expect, it } from 'vitest';
import { bodyOf, makeEngineFixture } from './engineFixture.ts';

it.each(['no such language!', '', 'en_GB'])(
  'the system fields name the countries in English where the language is %j',
  async (language) => {
    const input = { country: 'GB', language, documentsUrl: 'https://documents.brand.test' };
    const { formData } = bodyOf(await makeEngineFixture([]).engine.systemFields(input)());
    const options = formData.moneyTransferCalculatorForm.formFields.flatMap((field) => field.options);
    expect(options).toContainEqual({ value: 'DE', text: 'Germany' });
  },
);
