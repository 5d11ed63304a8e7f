import { useState } from 'react';
import type { ResendResult } from '#application/code/sendCode.ts';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { needsNewCode } from '#domain/session/codeState.ts';
import type { CodePurpose } from '#domain/session/session.ts';
import type { TypedFormFault } from '#ui/shared/form/formErrors.ts';
import { emptyUnlessChanged } from '#ui/shared/form/formValues.ts';
import { useLostAnswer } from '#ui/shared/form/useLostAnswer.ts';
import { type FallibleUseCase, useAction, useHeld } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { codeErrors } from './codeErrors.ts';

/** The use cases of a page that asks for a code. */
export type CodeUseCases<Typed> = {
  readonly purpose: CodePurpose;
  /** Whether `submit` makes a call that uses the code up; it does where this is left out. */
  readonly takesEffect?: boolean;
  readonly submit: FallibleUseCase<[Typed], TypedFormFault>;
  /** Sends a new code; a destination where the session is over. */
  readonly resend: FallibleUseCase<[], IdentityFault, ResendResult | Destination>;
};

/** The state of a page that asks for a code, as `useCodePage` returns it. */
export type CodePage = Omit<ReturnType<typeof useCodePage>, 'enter'>;

/** Submits a code and requests a new one. The answer of each replaces the errors of the other. No new code is requested while one is submitted. */
export const useCodePage = <Typed>(
  { purpose, submit, resend, takesEffect = true }: CodeUseCases<Typed>,
  rules: ReadonlyArray<PasswordRule> = [],
) => {
  const [entering, sending] = [useAction(useVoidingCode(submit)), useAction(useVoidingCode(resend))];
  const session = useSession();
  const busy = entering.isPending || sending.isPending;
  // Because: the session has the fault of a code before the answer is here, and the errors stand until then.
  const { fault: codeFault, resendAt } = useHeld(session.codes, busy);
  const [entry, send] = [useUntilAnswer(entering, sending), useUntilAnswer(sending, entering)];
  // Because: what follows an accepted code, such as the call of the tokens, can be called again.
  const { told, mayHaveWorked } = useLostAnswer(entry, takesEffect && !session.secrets.isCodeAccepted);
  return {
    purpose,
    /** Whether the form is being submitted. */
    busy: entering.isPending,
    errors: codeErrors({ entry: told, send, code: codeFault }, rules).concat(mayHaveWorked),
    /** What the errors come from. */
    fault: entry ?? send ?? codeFault,
    needsNewCode: needsNewCode(session, purpose),
    enter: (typed: Typed): void => {
      entering.mutate(typed);
      // Because: a pending send stays busy, and its answer is still said.
      if (!sending.isPending) sending.reset();
    },
    /** The state of "Send a new code". */
    resend: {
      busy: sending.isPending,
      /** Whether a new code was sent on this page. */
      sent: useEver(sending.data === 'Sent'),
      /** When the next code may be requested, in epoch milliseconds; null for at once. */
      availableAt: resendAt,
      request: (): void => {
        if (busy) return;
        sending.mutate();
        entering.reset();
      },
    },
  };
};

/** The fault of an action; after it was forgotten, until the answer of the other action. */
const useUntilAnswer = <Fault>({ error }: { readonly error: Fault | null }, other: { readonly isPending: boolean }) => {
  const held = useHeld(error, other.isPending);
  return error ?? held;
};

/** Whether something has been true since the view opened. */
export const useEver = (isTrue: boolean): boolean => {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
};

/** Empties the code field once an answer has made its code invalid: it was refused, or a newer one was sent. */
const useVoidingCode = <Input extends ReadonlyArray<unknown>, Fault, Answer>(
  useCase: FallibleUseCase<Input, Fault, Answer>,
): FallibleUseCase<Input, Fault, Answer> => {
  const { session } = useUseCases();
  return (...input) =>
    async () => {
      const [empty, before] = [emptyUnlessChanged('#code'), session.get().codes.fault];
      const outcome = await useCase(...input)();
      const { fault } = session.get().codes;
      const isSent = outcome._tag === 'Right' && outcome.right === 'Sent';
      if (isSent || (fault !== null && fault !== before)) empty();
      // Because: the button that was pressed gives way to the countdown, and the focus would be lost with it.
      if (isSent && document.activeElement?.matches('[aria-busy="true"]') === true)
        document.getElementById('code')?.focus();
      return outcome;
    };
};
