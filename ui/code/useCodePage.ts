import { useState } from 'react';
import type { ResendResult } from '#application/code/codeSender.ts';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { needsNewCode, voidsCode } from '#domain/session/codeState.ts';
import { isCoolingDown } from '#domain/session/cooldown.ts';
import type { CodeFault, CodePurpose } from '#domain/session/session.ts';
import type { TypedFormFault } from '#ui/shared/form/formErrors.ts';
import { type FallibleUseCase, useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { codeErrors } from './codeErrors.ts';

/** The use cases of a page that asks for a code. */
export type CodeUseCases<Typed> = {
  readonly purpose: CodePurpose;
  readonly submit: FallibleUseCase<[Typed], TypedFormFault>;
  /** Sends a new code; a destination where the session is over. */
  readonly resend: FallibleUseCase<[], IdentityFault, ResendResult | Destination>;
};

/** Connects submitting a code and requesting a new one: each resets the other, and only one of them runs at a time. */
export const useCodePage = <Typed>(
  { purpose, submit, resend }: CodeUseCases<Typed>,
  rules: ReadonlyArray<PasswordRule> = [],
) => {
  const [entering, sending] = [useAction(submit), useAction(resend)];
  const session = useSession();
  const { now } = useUseCases();
  const { fault: codeFault, resendAt } = session.codes;
  const voidedCodes = useVoidedCodeCount(codeFault);
  const busy = entering.isPending || sending.isPending;
  const faults = { entry: entering.error, send: sending.error, code: codeFault, resendAt };
  const enter = (typed: Typed): void => {
    sending.reset();
    entering.mutate(typed);
  };
  const press = (): void => {
    if (busy) return;
    entering.reset();
    sending.mutate();
  };
  return {
    purpose,
    busy: entering.isPending,
    errors: busy ? [] : codeErrors(faults, rules),
    fault: entering.error ?? sending.error ?? codeFault,
    /** Whether the service accepts no code now, because a wait is not over. */
    isLimited: () => codeFault !== null && 'until' in codeFault && isCoolingDown(codeFault.until, now()),
    needsNewCode: needsNewCode(session, purpose),
    /** Changes when the code in the field becomes invalid: a newer code was sent, or no code is accepted for now. */
    codeKey: `${resendAt} ${voidedCodes}`,
    enter,
    resend: { busy: sending.isPending, fault: sending.error, sent: sending.data === 'Sent', at: resendAt, press },
  };
};

/** The state of a page that asks for a code. */
export type CodePage = Omit<ReturnType<typeof useCodePage>, 'enter'>;

/** Counts the faults on this page that made a code invalid. */
const useVoidedCodeCount = (fault: CodeFault | null): number => {
  const [last, setLast] = useState<{ readonly count: number; readonly fault: CodeFault | null }>({
    count: 0,
    fault: null,
  });
  if (fault === null || fault === last.fault || !voidsCode(fault)) return last.count;
  setLast({ count: last.count + 1, fault });
  return last.count + 1;
};
