import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { TwoFactorReply } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeTwoFactorTestApp } from './twoFactorTestApp.ts';

/** The answer to "Send a new code" after a first code, and the state of two-factor after it. */
const resend = async (answer: IdentityFault | 'Refused', name = 'sms2fa') => {
  let isFirst = true;
  const { useCases, advance, signIn, twoFactor } = await makeTwoFactorTestApp(name, ({ send2FA }) => ({
    send2FA: (ask, context) => {
      if (isFirst) return send2FA(ask, context);
      if (answer !== 'Refused') return TE.left(answer);
      return TE.map((reply: TwoFactorReply) => ({ ...reply, success: false }))(send2FA(ask, context));
    },
  }));
  await signIn();
  await useCases.twoFactor.sendCode('sms')();
  advance(30_000);
  isFirst = false;
  return { answer: await useCases.twoFactor.resendCode()(), isEntered: twoFactor().standing === 'Read' };
};

describe('a new code of the second factor', () => {
  it('that the service does not send is an unknown fault, and the page stays', async () => {
    expect(await resend('Refused')).toEqual({ answer: E.left({ _tag: 'Unexpected' }), isEntered: true });
  });

  it('that is to go by email, and that the service does not send, leads to the error page', async () => {
    const toError = { answer: E.right(toRoute('/signin/error')), isEntered: true };
    expect(await resend('Refused', 'email2fa')).toEqual(toError);
  });

  it.each(['Unreachable', 'ServiceFailed'] as const)('that fails with %s can be requested again', async (_tag) => {
    expect(await resend({ _tag })).toEqual({ answer: E.left({ _tag }), isEntered: true });
  });

  it('makes the page read the status again where the factor must be proven first', async () => {
    const _tag = 'TwoFactorIncomplete';
    expect(await resend({ _tag })).toEqual({ answer: E.left({ _tag }), isEntered: false });
  });
});
