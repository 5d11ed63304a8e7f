import { useEffect, useRef } from 'react';
import type { TypedAccount } from '#application/sign-up/signUp.ts';
import { useAcceptedDocuments } from '#ui/shared/hooks/systemFields.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';

/** What a person types into the sign-up form. */
export type TypedSignUp = Omit<TypedAccount, 'termsVersion'>;

const cancelled = { _tag: 'Left', left: { _tag: 'Cancelled' } } as const;

/** Runs a sign-up. One that is sent before the documents are loaded waits for them. */
export const useSignUp = () => {
  const { submit } = useUseCases().signUp;
  const { documents, load, settled } = useAcceptedDocuments();
  const stop = useRef<() => void>(() => undefined);
  const stopWaiting = (): void => stop.current();
  const action = useAction((typed: TypedSignUp) => async () => {
    const stopped = new Promise<'Stopped'>((resolve) => {
      stop.current = () => resolve('Stopped');
    });
    const accepted = await Promise.race([settled(), stopped]);
    if (accepted === 'Stopped') return cancelled;
    return submit({ ...typed, termsVersion: accepted?.termsVersion ?? null })();
  });
  // Because: nothing is sent for a visitor who has left the screen.
  useEffect(() => () => stop.current(), []);
  return { ...action, documents, load, stopWaiting };
};
