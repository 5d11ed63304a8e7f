import { identityGatewayContract } from '#tests/contracts/identityGateway.ts';
import { makeSandboxFixture } from './sandboxFixture.ts';

identityGatewayContract('the app in memory', makeSandboxFixture);
