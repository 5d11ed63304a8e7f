import { identityGatewayContract } from '#tests/contracts/identityGateway.ts';
import { makeSandboxFixture } from './sandboxFixture.ts';

identityGatewayContract('sandboxIdentity', makeSandboxFixture);
