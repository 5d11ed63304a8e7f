import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { assemble } from '#infrastructure/container.ts';
import { ports } from '#infrastructure/tokens.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { sandbox } from '#tests/support/sandbox.ts';

it.each(['no such language!', '', 'en_GB'])(
  'names the countries in English where the language is %j',
  async (language) => {
    const { systemFields } = assemble(sandbox(context)).resolve(ports);
    const germany = expect.objectContaining({ text: '+49 - Germany' });
    expect(await systemFields.fetch({ country: 'GB', brandId: 8, language })()).toMatchObject(
      E.right({ phoneCountries: expect.arrayContaining([germany]) }),
    );
  },
);
