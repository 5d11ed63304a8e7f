import { identityGatewayContract } from '#tests/contracts/identityGateway.ts';
import { openSandboxStage } from './sandboxStage.ts';

identityGatewayContract('sandboxIdentity', openSandboxStage);
