import { mainBrand } from '#domain/brand/brands.ts';
import { launchpadHost } from '#env/sandbox/hosts.ts';
import type { IdentityFixture } from '#tests/contracts/identityFixture.ts';
import { accountIn } from '#tests/infrastructure/sandbox/sandboxFixture.ts';
import type { Control } from '#tests/wire/controlAt.ts';
import { openLaunchpad, type Send } from '#tests/wire/openLaunchpad.ts';
import type { WireSandbox } from '#tests/wire/startSandbox.ts';

/** The identity gateway over HTTP to the sandbox that serves an address. The control API resets it, and reads what it sent and stores. */
export const makeLaunchpadFixtureAt = async (
  address: string,
  control: Control,
  send?: Send,
): Promise<IdentityFixture> => {
  await control('POST', '/api/reset');
  return {
    ...openLaunchpad(address, send),
    sentCodes: () => control('GET', '/api/inbox'),
    accountOf: async (email) => accountIn(await control('GET', '/api/accounts'), email),
  };
};

/** The fixture of a sandbox in the test process, from the page of the main brand. */
export const makeLaunchpadFixture = ({ origin, control, send }: WireSandbox): Promise<IdentityFixture> =>
  makeLaunchpadFixtureAt(origin(launchpadHost(mainBrand)), control, send);
