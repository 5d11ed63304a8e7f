import { identityGatewayContract } from '#tests/contracts/identityGateway.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import { makeLaunchpadFixture } from './launchpadFixture.ts';

const sandbox = setUpSandbox();

identityGatewayContract('launchpadIdentity', () => makeLaunchpadFixture(sandbox()));
