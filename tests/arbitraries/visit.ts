import fc from 'fast-check';
import { mainBrand } from '#domain/brand/brand.ts';
import type { EffectName, Visit, World } from '#domain/navigation/visit.ts';
import { platforms } from '#domain/platform/platform.ts';
import { routePath } from './routePath.ts';
import { plainSettings } from './settings.ts';

/** The main brand outside production, with one partner beside its own sites. */
export const world: World = {
  brand: mainBrand,
  settings: { ...plainSettings, production: false, allowedRedirectOrigins: ['https://partner.brand.test'] },
};

/** The same deployment in production. */
export const productionWorld: World = { ...world, settings: { ...world.settings, production: true } };

/** Either of the two. */
export const anyWorld: fc.Arbitrary<World> = fc.constantFrom(world, productionWorld);

const effects: ReadonlyArray<EffectName> = [
  'FetchTokens',
  'LogOut',
  'CheckAuthentication',
  'ReadUserInfo',
  'AskIdentityProvider',
  'EnterTwoFactor',
  'EnterNumberChange',
];

const query: fc.Arbitrary<string> = fc
  .record(
    {
      platform: fc.oneof(fc.constantFrom(...platforms), fc.string()),
      redirect_uri: fc.oneof(fc.webUrl(), fc.string(), fc.constant(plainSettings.transferSiteUrl)),
      state: fc.string(),
      code_challenge: fc.string(),
      code_challenge_method: fc.constantFrom('S256', 'plain', ''),
    },
    { requiredKeys: [] },
  )
  .map((params) => new URLSearchParams(params).toString());

export const visit: fc.Arbitrary<Visit> = fc.record({
  to: routePath,
  query,
  from: fc.option(routePath),
  scheme: fc.constantFrom('http:' as const, 'https:' as const),
  hasSessionCookie: fc.boolean(),
  settled: fc.subarray([...effects]),
});
