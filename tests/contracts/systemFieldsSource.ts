import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { SystemFieldsSource } from '#application/ports/systemFieldsSource.ts';

const asked = { country: 'GB', brandId: 8, language: 'en' };

/** What every source of system fields owes its callers. */
export const systemFieldsSourceContract = (adapter: string, open: () => Promise<SystemFieldsSource>): void => {
  describe(`${adapter} keeps the SystemFieldsSource contract`, () => {
    it('has the documents in force, their links among them', async () => {
      const document = { version: expect.stringMatching(/./), url: expect.stringMatching(/^https?:\/\//) };
      expect(await (await open()).fetch(asked)()).toMatchObject(
        E.right({ geoLocation: 'GB', terms: document, privacyPolicy: document, cookieNotice: document }),
      );
    });

    it('has the calling codes with the names of their countries, in the language asked for', async () => {
      const source = await open();
      const rows = async (language: string) => {
        const fields = await source.fetch({ ...asked, language })();
        return E.isRight(fields) ? fields.right.phoneCountries : [];
      };
      expect(await rows('en')).toContainEqual(
        expect.objectContaining({ text: '+44 - United Kingdom', value: '44', nameAbbr: 'GB' }),
      );
      expect(await rows('fr')).toContainEqual(expect.objectContaining({ text: '+44 - Royaume-Uni', value: '44' }));
      const keys = (await rows('en')).map(({ valueKey }) => valueKey);
      expect(new Set(keys).size).toBe(keys.length);
    });

    it('has the social logins', async () => {
      expect(await (await open()).fetch(asked)()).toMatchObject(
        E.right({ socialLogins: [{ id: 'google' }, { id: 'apple' }] }),
      );
    });

    it('answers a country nobody knows as an error', async () => {
      expect(await (await open()).fetch({ ...asked, country: 'XX' })()).toMatchObject(E.left({ statusCode: 404 }));
    });
  });
};
