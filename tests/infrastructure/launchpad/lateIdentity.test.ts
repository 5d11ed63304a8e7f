import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { makeLateIdentity } from '#infrastructure/launchpad/lateIdentity.ts';
import { onceLoaded } from '#infrastructure/shared/onceLoaded.ts';
import { identityGatewayContract } from '#tests/contracts/identityGateway.ts';
import { context, seed } from '#tests/contracts/identityStage.ts';
import { openSandboxStage } from '#tests/infrastructure/sandbox/sandboxStage.ts';

identityGatewayContract('lateIdentity', async () => {
  const stage = await openSandboxStage();
  return { ...stage, identity: makeLateIdentity(async () => stage.identity) };
});

const credentials = seed('personal');

/** A talk that comes when the test lets it, and what is said of it so far. */
const coming = async () => {
  const { identity } = await openSandboxStage();
  let bring: (talk: IdentityGateway) => void = () => undefined;
  const loading = new Promise<IdentityGateway>((resolve) => void (bring = resolve));
  return { late: makeLateIdentity(() => loading), come: () => bring(identity) };
};

describe('lateIdentity', () => {
  it('loads nothing before something is said, and then once', async () => {
    const { identity } = await openSandboxStage();
    let loads = 0;
    const late = makeLateIdentity(
      onceLoaded(async () => {
        loads += 1;
        return identity;
      }),
    );
    expect(loads).toBe(0);
    await late.passwordRules();
    await late.authenticationStatus();
    expect(loads).toBe(1);
  });

  it('cannot be reached where it cannot be had, and is asked for again', async () => {
    const { identity } = await openSandboxStage();
    const answers = [Promise.reject(new Error('no network')), Promise.resolve(identity)];
    const late = makeLateIdentity(onceLoaded(() => answers.shift() ?? Promise.resolve(identity)));
    expect(await late.signIn(credentials, context)()).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(E.isRight(await late.signIn(credentials, context)())).toBe(true);
  });

  it('says nothing that was given up while it was on its way', async () => {
    const { late, come } = await coming();
    const said = late.signIn(credentials, context)();
    const abandoned = late.abandon();
    come();
    await abandoned;
    expect(await said).toEqual(E.left({ _tag: 'Cancelled' }));
    expect(E.isRight(await late.signIn(credentials, context)())).toBe(true);
  });

  it('is given up in peace where it never came', async () => {
    const late = makeLateIdentity(() => Promise.reject(new Error('no network')));
    await expect(late.abandon()).resolves.toBeUndefined();
  });
});
