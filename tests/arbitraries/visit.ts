import fc from 'fast-check';
import { mainBrand } from '#domain/brand/brand.ts';
import { routes, type RoutePath } from '#domain/navigation/routes.ts';
import type { EffectName, Visit, World } from '#domain/navigation/visit.ts';
import { platforms } from '#domain/platform/platform.ts';
import { sandboxLikeSettings } from './settings.ts';

/** The main brand in a sandbox-like environment. */
export const world: World = { brand: mainBrand, settings: sandboxLikeSettings };

export const routePath: fc.Arbitrary<RoutePath> = fc.constantFrom(
  ...Object.keys(routes).filter((path): path is RoutePath => Object.hasOwn(routes, path)),
);

const query: fc.Arbitrary<string> = fc
  .record(
    {
      platform: fc.oneof(fc.constantFrom(...platforms), fc.string()),
      redirect_uri: fc.oneof(fc.webUrl(), fc.string(), fc.constant(sandboxLikeSettings.transferSiteUrl)),
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
  settled: fc.subarray<EffectName>(['FetchTokens', 'LogOut', 'CheckAuthentication']),
});
