import { setUpEach, setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireSandbox } from '#tests/wire/startSandbox.ts';
import { makeLaunchpadFixture, type LaunchpadFixture } from './launchpadFixture.ts';

type Launchpad = { readonly sandbox: () => WireSandbox; readonly fixture: () => LaunchpadFixture };

/** Starts a launchpad for the tests of a file; each test begins with its seeds and with a fixture of its own. */
export const setUpLaunchpad = (): Launchpad => {
  const sandbox = setUpSandbox();
  return { sandbox, fixture: setUpEach(() => makeLaunchpadFixture(sandbox())) };
};
