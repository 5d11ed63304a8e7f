import type { Resent } from '#application/code/sendCode.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import type { FormError } from '#ui/shared/ErrorSummary.tsx';
import { useSecondsLeft } from '#ui/shared/useSecondsLeft.ts';
import type { Action } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { codeErrors, type EntryFault } from './codeErrors.ts';
import { useVoids } from './useVoids.ts';

/** Everything a form with a code is drawn from. */
export type CodePage<Typed> = {
  readonly busy: boolean;
  readonly errors: ReadonlyArray<FormError>;
  /** A new value for every failure. */
  readonly occasion: unknown;
  readonly cancelled: boolean;
  /** Changes when the code in the field is void: a newer one was sent, or none is taken for now. */
  readonly codeKey: string;
  readonly enter: (typed: Typed) => void;
  readonly resend: Resending;
};

export type Resending = {
  readonly busy: boolean;
  /** Whether a new code was sent since the form was last. */
  readonly sent: boolean;
  /** When the next may be asked for, by the wall clock; null at once. */
  readonly at: number | null;
  readonly press: () => void;
};

type Entering<Typed, Fault> = Action<[Typed], Fault>;
type Sending = Action<[], IdentityFault, Resent>;

/** Joins entering a code and asking for a new one: each forgets what the other came to, and neither is done twice. */
export const useCodePage = <Typed, Fault extends EntryFault>(
  entering: Entering<Typed, Fault>,
  sending: Sending,
  rules: ReadonlyArray<PasswordRule> = [],
): CodePage<Typed> => {
  const { codeFault, resendAt } = useSession();
  const secondsLeft = useSecondsLeft(codeFault !== null && 'until' in codeFault ? codeFault.until : null);
  const voids = useVoids(codeFault);
  const busy = entering.isPending || sending.isPending;
  const trouble = { entry: entering.error, send: sending.error, code: codeFault, secondsLeft };
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
    busy: entering.isPending,
    errors: busy ? [] : codeErrors(trouble, rules),
    occasion: entering.error ?? sending.error ?? codeFault,
    cancelled: entering.error?._tag === 'Cancelled',
    codeKey: `${resendAt} ${voids}`,
    enter,
    resend: { busy: sending.isPending, sent: sending.data === 'Sent', at: resendAt, press },
  };
};
