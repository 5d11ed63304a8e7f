import { useEffect, useRef } from 'react';
import type { SignUpFault, TypedAccount } from '#application/sign-up/signUp.ts';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import { faultMessage, fieldErrors, type FormError, formErrors, refusedMessage } from '#ui/shared/form/formErrors.ts';
import type { Load } from '#ui/shared/hooks/appData.tsx';
import { useAcceptedDocuments } from '#ui/shared/hooks/systemFields.ts';
import { type Arrived, useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';

/** What a person types into the sign-up form. */
export type TypedSignUp = Omit<TypedAccount, 'termsVersion'>;

const cancelled = { _tag: 'Left', left: { _tag: 'Cancelled' } } as const;

/** Connects the sign-up form to its use case and to the documents that the person accepts. */
export const useSignUp = () => {
  const { submit } = useUseCases().signUp;
  const { documents, load, settled } = useAcceptedDocuments();
  const stopWaiting = useRef<() => void>(() => undefined);
  // Because: a press may come before the documents are loaded, for example before the page is ready.
  const action = useAction((typed: TypedSignUp) => async () => {
    const stopped = new Promise<'Stopped'>((resolve) => {
      stopWaiting.current = () => resolve('Stopped');
    });
    const accepted = await Promise.race([settled(), stopped]);
    if (accepted === 'Stopped') return cancelled;
    return submit({ ...typed, termsVersion: accepted?.termsVersion ?? null })();
  });
  // Because: nothing is sent for a visitor who has left the screen.
  useEffect(() => () => stopWaiting.current(), []);
  return { ...action, documents, load, stopWaiting: () => stopWaiting.current() };
};

const hasFailed = ({ state }: Load): boolean => state === 'Failed' || state === 'Retrying';

/** Returns one load for two that have both failed, so that a form offers one button for both; else null. */
export const combinedRetry = (one: Load, other: Load): Load | null => {
  if (!hasFailed(one) || !hasFailed(other)) return null;
  return {
    state: one.state === 'Retrying' || other.state === 'Retrying' ? 'Retrying' : 'Failed',
    retry: () => {
      one.retry();
      other.retry();
    },
  };
};

/** The errors of the sign-up form. */
export const signUpErrors = (
  fault: Arrived<SignUpFault> | null,
  rules: ReadonlyArray<PasswordRule>,
): ReadonlyArray<FormError> => {
  if (fault?._tag === 'PasswordRefused') return [{ field: 'password', message: refusedMessage(fault, rules) }];
  if (fault?._tag === 'UsernameTaken') {
    const message = faultMessage(fault);
    // Because: nothing is wrong with the field, and the link brings its address along.
    return [{ field: null, message, link: <AppLink to="/signin" label={message} leaves={false} /> }];
  }
  if (fault?._tag === 'DocumentsUnread') {
    const documents: FormError = { field: 'documents', message: { id: 'signUp.documents.unread' } };
    return [...fieldErrors(fault.fields), documents];
  }
  return formErrors(fault);
};
