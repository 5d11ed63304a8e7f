import { mainBrand } from '#domain/brand/brands.ts';
import { launchpadHost } from '#env/sandbox/hosts.ts';
import { identityGatewayContract } from '#tests/contracts/identityGateway.ts';
import { launchpadReadingsContract } from '#tests/contracts/launchpadReadings.ts';
import { openLaunchpad } from '#tests/wire/openLaunchpad.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import { makeLaunchpadFixture } from './launchpadFixture.ts';

const sandbox = setUpSandbox();

launchpadReadingsContract('the launchpad of the sandbox', () =>
  openLaunchpad(sandbox().origin(launchpadHost(mainBrand)), sandbox().send),
);
identityGatewayContract('the launchpad of the sandbox', () => makeLaunchpadFixture(sandbox()));
