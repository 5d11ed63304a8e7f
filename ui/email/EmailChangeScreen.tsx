import type { ReactNode } from 'react';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { FormHeading } from '#ui/shared/form/FormHeading.tsx';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';

const heading: Message = { id: 'emailChange.heading' };

/** Asks for the code that confirms a changed email address; once the session is over, only leads to sign-in. */
export const EmailChangeScreen = (): ReactNode => {
  const { confirmChange, resendCode } = useUseCases().email;
  const page = useCodePage({ purpose: 'EmailChange', submit: confirmChange, resend: resendCode });
  if (page.resend.fault?._tag === 'SignedOut')
    return (
      <>
        <FormHeading heading={heading} errors={page.errors} fault={page.fault} />
        <AppLink to="/signin" label={{ id: 'notFound.signIn' }} look="primary" />
      </>
    );
  return (
    <CodeForm
      {...{ heading, page }}
      submit={{ id: 'emailChange.submit' }}
      onSubmit={(text) => page.enter(text('code'))}
    />
  );
};
