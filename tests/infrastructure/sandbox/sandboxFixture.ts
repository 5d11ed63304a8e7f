import { assemble } from '#infrastructure/container.ts';
import { ports } from '#infrastructure/tokens.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import type { MakeIdentityFixture } from '#tests/contracts/identityFixture.ts';
import { clock, engine, memoryNetwork, sandbox } from '#tests/support/sandbox.ts';

/** Makes the launchpad's app in memory, on a manual clock. */
export const makeSandboxFixture: MakeIdentityFixture = async () => {
  const opened = assemble(sandbox(context)).resolve({ ...ports, engine, memoryNetwork, clock });
  return {
    identity: opened.identity,
    engine: opened.engine,
    advance: opened.clock.advance,
    signInAtProvider: opened.memoryNetwork.answerProvider,
    close: async () => undefined,
  };
};
