import { useState } from 'react';
import type { ResendResult } from '#application/code/codeSender.ts';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { needsNewCode } from '#domain/session/codeState.ts';
import { clearsCode } from '#domain/session/codeFault.ts';
import { isCoolingDown } from '#domain/session/cooldown.ts';
import type { CodeFault, CodePurpose } from '#domain/session/session.ts';
import type { FormError, TypedFormFault } from '#ui/shared/form/formErrors.ts';
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

/** The state of "Send a new code". */
export type ResendState = {
  readonly busy: boolean;
  readonly fault: IdentityFault | null;
  /** Whether the last request sent a code. */
  readonly sent: boolean;
  /** When the next code may be requested, in epoch milliseconds; null for at once. */
  readonly availableAt: number | null;
  readonly request: () => void;
};

/** The state of a page that asks for a code. */
export type CodePage = {
  readonly purpose: CodePurpose;
  /** Whether the form is being submitted. */
  readonly busy: boolean;
  readonly errors: ReadonlyArray<FormError>;
  /** What the errors come from. */
  readonly fault: { readonly _tag: string } | null;
  /** Whether the service accepts no code now, because a wait is not over. */
  readonly isLimited: () => boolean;
  readonly needsNewCode: boolean;
  /** Changes when the code in the field becomes invalid: a newer code was sent, or no code is accepted for now. */
  readonly codeKey: string;
  readonly resend: ResendState;
};

/** Submits a code and requests a new one. Each forgets the result of the other, and only one of them runs at a time. */
export const useCodePage = <Typed>(
  { purpose, submit, resend }: CodeUseCases<Typed>,
  rules: ReadonlyArray<PasswordRule> = [],
): CodePage & { readonly enter: (typed: Typed) => void } => {
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
  const request = (): void => {
    if (busy) return;
    entering.reset();
    sending.mutate();
  };
  return {
    purpose,
    busy: entering.isPending,
    errors: busy ? [] : codeErrors(faults, rules),
    fault: entering.error ?? sending.error ?? codeFault,
    isLimited: () => codeFault !== null && 'until' in codeFault && isCoolingDown(codeFault.until, now()),
    needsNewCode: needsNewCode(session, purpose),
    codeKey: `${resendAt} ${voidedCodes}`,
    enter,
    resend: {
      busy: sending.isPending,
      fault: sending.error,
      sent: sending.data === 'Sent',
      availableAt: resendAt,
      request,
    },
  };
};

/** Counts the faults on this page that made a code invalid. */
const useVoidedCodeCount = (fault: CodeFault | null): number => {
  const [counted, setCounted] = useState<{ readonly last: CodeFault | null; readonly count: number }>({
    last: null,
    count: 0,
  });
  if (fault === null || fault === counted.last || !clearsCode(fault)) return counted.count;
  const count = counted.count + 1;
  setCounted({ last: fault, count });
  return count;
};
