import { useEffect, useRef } from 'react';
import type { SignUpFault, TypedAccount } from '#application/sign-up/signUp.ts';
import type { AcceptedDocuments } from '#domain/system/systemFields.ts';
import type { Load } from '#ui/shared/hooks/appData.tsx';
import { useAcceptedDocuments } from '#ui/shared/hooks/systemFields.ts';
import { type Action, useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';

/** What a person types into the sign-up form. */
export type TypedSignUp = Omit<TypedAccount, 'termsVersion'>;

/** The person cancelled the wait for the documents, so nothing was sent. */
type CancelledWait = (typeof cancelled)['left'];

type SignUp = Action<[typed: TypedSignUp], SignUpFault | CancelledWait> & {
  /** The documents that the person accepts; null while they are not loaded. */
  readonly documents: AcceptedDocuments | null;
  /** The state of the load of the documents. */
  readonly load: Load;
  /** Cancels a sign-up that waits for the documents. Does nothing to one that is sent. */
  readonly cancelWait: () => void;
};

const cancelled = { _tag: 'Left', left: { _tag: 'Cancelled', isUnsent: true } } as const;

/** Runs a sign-up. One that is sent before the documents are loaded waits for them. */
export const useSignUp = (): SignUp => {
  const { submit } = useUseCases().signUp;
  const { documents, load, settled } = useAcceptedDocuments();
  const { waitFor, cancelWait } = useCancellableWait();
  const action = useAction((typed: TypedSignUp) => async () => {
    const accepted = await waitFor(settled());
    if (accepted === 'Cancelled') return cancelled;
    return submit({ ...typed, termsVersion: accepted?.termsVersion ?? null })();
  });
  return { ...action, documents, load, cancelWait };
};

type CancellableWait = {
  /** Waits for a promise, at most until the wait is cancelled. */
  readonly waitFor: <Value>(promise: Promise<Value>) => Promise<Value | 'Cancelled'>;
  /** Cancels the last wait. */
  readonly cancelWait: () => void;
};

/** A wait that the person can cancel, and that ends with the screen. */
const useCancellableWait = (): CancellableWait => {
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => () => cancel.current(), []);
  return {
    waitFor: (promise) => {
      const cancellation = new Promise<'Cancelled'>((resolve) => {
        cancel.current = () => resolve('Cancelled');
      });
      return Promise.race([promise, cancellation]);
    },
    cancelWait: () => cancel.current(),
  };
};
