import type { ReactNode } from 'react';
import { useAwaitingRules, usePasswordRules } from '#ui/shared/queries.ts';
import { useAwaitingFields, useSystemFields } from '#ui/shared/readings.tsx';
import { useAction } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Joins the form to the use case. */
export const SignUpScreen = (): ReactNode => {
  const { signUp, noteAccountType, abandon } = useUseCases();
  const { email, accountType } = useSession();
  const { terms, privacyPolicy } = useSystemFields();
  const { mutate, isPending, error } = useAction(signUp);
  return (
    <SignUpForm
      busy={isPending}
      fault={error}
      rules={usePasswordRules()}
      rulesAwaited={useAwaitingRules()}
      defaults={{ email: email ?? '', accountType: accountType === 'Business' ? 'Business' : 'Personal' }}
      documents={{ terms: terms?.url ?? null, privacyPolicy: privacyPolicy?.url ?? null, awaited: useAwaitingFields() }}
      onSubmit={(typed) => mutate({ ...typed, termsVersion: terms?.version ?? null })}
      onChoose={noteAccountType}
      onCancel={() => void abandon()}
    />
  );
};
