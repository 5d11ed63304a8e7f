import { afterAll, beforeAll } from 'vitest';
import { identityGatewayContract } from '#tests/contracts/identityGateway.ts';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';
import { makeLaunchpadFixture } from './launchpadFixture.ts';

let sandbox: WireSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

identityGatewayContract('launchpadIdentity', () => makeLaunchpadFixture(sandbox));
