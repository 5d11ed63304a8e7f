import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { SystemFieldsSource } from '#application/ports/sources.ts';

const request = { country: 'GB', brandId: 8, language: 'en' };

/** The contract of every source of system fields. */
export const systemFieldsSourceContract = (adapter: string, open: () => Promise<SystemFieldsSource>): void => {
  describe(`${adapter} keeps the SystemFieldsSource contract`, () => {
    it('returns the current documents and their links', async () => {
      const document = { version: expect.stringMatching(/./), url: expect.stringMatching(/^https?:\/\//) };
      expect(await (await open()).fetch(request)()).toMatchObject(
        E.right({ geoLocation: 'GB', terms: document, privacyPolicy: document, cookieNotice: document }),
      );
    });

    it('returns the calling codes with country names in the requested language', async () => {
      const source = await open();
      const rows = async (language: string) => {
        const fields = await source.fetch({ ...request, language })();
        return E.isRight(fields) ? fields.right.phoneCountries : [];
      };
      expect(await rows('en')).toContainEqual(
        expect.objectContaining({ text: '+44 - United Kingdom', value: '44', nameAbbr: 'GB' }),
      );
      expect(await rows('fr')).toContainEqual(expect.objectContaining({ text: '+44 - Royaume-Uni', value: '44' }));
      const keys = (await rows('en')).map(({ valueKey }) => valueKey);
      expect(new Set(keys).size).toBe(keys.length);
    });

    it('returns the social logins', async () => {
      expect(await (await open()).fetch(request)()).toMatchObject(E.right({ socialLogins: ['google', 'apple'] }));
    });

    it('returns an error for an unknown country', async () => {
      expect(await (await open()).fetch({ ...request, country: 'XX' })()).toMatchObject(E.left({ statusCode: 404 }));
    });
  });
};
