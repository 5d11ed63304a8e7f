import { useEffect, useRef, useState } from 'react';
import type { SignUpFault, TypedAccount } from '#application/sign-up/signUp.ts';
import type { AcceptedDocuments } from '#domain/system/documents.ts';
import { type Load, useAcceptedDocuments } from '#ui/shared/hooks/appData.tsx';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';

/** What a person types into the sign-up form. */
export type TypedSignUp = Omit<TypedAccount, 'termsVersion'>;

type SignUp = {
  readonly documents: AcceptedDocuments | null;
  readonly load: Load;
  readonly fault: SignUpFault | null;
  readonly busy: boolean;
  /** Sends the form once the load of the documents has ended: a press may come earlier, for example before the page is ready. */
  readonly submit: (typed: TypedSignUp) => Promise<void>;
  readonly cancel: () => void;
};

const cancelled: SignUpFault = { _tag: 'Cancelled' };

/** Connects the sign-up form to its use case and to the documents that the person accepts. */
export const useSignUp = (): SignUp => {
  const { signUp, abandon } = useUseCases();
  const { mutate, isPending, error } = useAction(signUp);
  const { documents, load, settled } = useAcceptedDocuments();
  const [wait, setWait] = useState<'None' | 'Waiting' | 'Cancelled'>('None');
  const waiting = useRef<TypedSignUp | null>(null);
  // Because: nothing is sent for a visitor who has left the screen.
  useEffect(
    () => () => {
      waiting.current = null;
    },
    [],
  );
  const submit = async (typed: TypedSignUp): Promise<void> => {
    if (waiting.current !== null) return;
    waiting.current = typed;
    setWait('Waiting');
    const accepted = await settled();
    if (waiting.current !== typed) return;
    waiting.current = null;
    setWait('None');
    mutate({ ...typed, termsVersion: accepted?.termsVersion ?? null });
  };
  const cancel = (): void => {
    if (waiting.current !== null) setWait('Cancelled');
    waiting.current = null;
    void abandon();
  };
  const fault = { None: error, Waiting: null, Cancelled: cancelled }[wait];
  return { documents, load, fault, busy: wait === 'Waiting' || isPending, submit, cancel };
};
