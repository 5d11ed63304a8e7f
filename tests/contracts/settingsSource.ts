import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { SettingsSource } from '#application/ports/sources.ts';
import { brands } from '#domain/brand/brands.ts';
import { forBrand } from '#domain/settings/appContext.ts';

/** The contract of every settings source. `open` returns a source with a complete configuration file. */
export const settingsSourceContract = (adapter: string, open: () => Promise<SettingsSource>): void => {
  describe(`${adapter} keeps the SettingsSource contract`, () => {
    it.each(brands.map((brand) => [brand.key, brand] as const))('has everything that %s needs', async (_, brand) => {
      const file = await (await open()).fetch();
      if (E.isLeft(file)) throw new Error(file.left.message);
      const { settings, problems } = forBrand(file.right, brand);
      expect(problems).toEqual([]);
      expect(settings).toMatchObject({ launchpadApiUrl: expect.stringMatching(/^http.*\/$/) });
    });

    it('can be read again', async () => {
      const source = await open();
      expect(await source.fetch()).toEqual(await source.fetch());
    });
  });
};
