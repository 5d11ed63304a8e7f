import type { ReactNode } from 'react';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';

/** Asks for the code that confirms a changed email address. */
export const EmailChangeScreen = (): ReactNode => {
  const { confirmChange, resendCode } = useUseCases().email;
  const page = useCodePage({ purpose: 'EmailChange', submit: confirmChange, resend: resendCode });
  return (
    <CodeForm
      heading={{ id: 'emailChange.heading' }}
      page={page}
      submit={{ id: 'emailChange.submit' }}
      onSubmit={(text) => page.enter(text('code'))}
    />
  );
};
