import { makeLaunchpadFixtureAt } from '#tests/infrastructure/launchpad/launchpadFixture.ts';
import { controlAt } from '#tests/wire/controlAt.ts';
import { openLaunchpad } from '#tests/wire/openLaunchpad.ts';
import { identityGatewayContract } from './identityGateway.ts';
import { launchpadReadingsContract } from './launchpadReadings.ts';

const address = process.env['LAUNCHPAD'] ?? '';
const control = await controlAt(address);

launchpadReadingsContract(address, () => openLaunchpad(address));
if (control !== null) identityGatewayContract(address, () => makeLaunchpadFixtureAt(address, control));
