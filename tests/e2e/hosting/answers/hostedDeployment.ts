import { brands, type Brand } from '#domain/brand/brand.ts';
import type { Header } from '#domain/settings/securityPolicy.ts';
import type { HostedApp } from '#tests/e2e/fixtures/hosting/hostingTest.ts';
import { isFront, type HostedServer } from '#tests/e2e/fixtures/hosting/startServer.ts';
import type { Deployment } from './deployment.ts';

/** The deployment of a server of the hosting tests. */
export const hostedDeployment = (
  server: HostedServer,
  { config, port }: HostedApp,
  headersOf: (brand: Brand) => ReadonlyArray<Header>,
): Deployment => {
  const headers = new Map<string, ReadonlyArray<Header>>(brands.map((brand) => [brand.key, headersOf(brand)]));
  const scheme = isFront(server) ? 'https' : 'http';
  return {
    config,
    hostOf: (site) => `account.${site}.localhost`,
    originOf: (site) => `${scheme}://account.${site}.localhost:${port}`,
    headersOf: (site) => headers.get(site) ?? [],
    mayRefuse: true,
    encodesItself: server === 'workerd',
    assetsFromDisk: isFront(server),
  };
};
