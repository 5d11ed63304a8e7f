import type { ReactNode } from 'react';
import type { TypedCode } from '#domain/identity/credentials.ts';
import { shownEmail } from '#domain/session/person.ts';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import { type CodeUseCases, useCodePage } from '#ui/code/useCodePage.ts';
import { Username } from '#ui/shared/form/Field.tsx';
import { usePasswordRules } from '#ui/shared/hooks/appData.tsx';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { NewPassword } from './NewPassword.tsx';

type Props = CodeUseCases<TypedCode> & {
  readonly heading: Message;
  readonly asksCode: boolean;
};

/** Asks for a new password, and for its code when the page does not have it. */
export const NewPasswordForm = ({ heading, asksCode, ...useCases }: Props): ReactNode => {
  const email = shownEmail(useSession()) ?? '';
  const page = useCodePage(useCases, usePasswordRules().rules);
  return (
    <CodeForm
      {...{ heading, page, asksCode }}
      field={asksCode ? null : 'password'}
      submit={{ id: 'password.save' }}
      onSubmit={(text) => page.enter({ code: asksCode ? text('code') : null, password: text('password') })}
      before={<Username email={email} />}
      after={<NewPassword label={{ id: 'password.new' }} username={email} />}
    />
  );
};

/** Sets the new password of a reset. Asks for the code again when it is unknown or was wrong. */
export const NewPasswordScreen = (): ReactNode => {
  const { reset, resendResetCode } = useUseCases().password;
  const { secrets, codes } = useSession();
  return (
    <NewPasswordForm
      heading={{ id: 'reset.new.heading' }}
      asksCode={secrets.code === null || codes.fault !== null}
      purpose="PasswordReset"
      submit={reset}
      resend={resendResetCode}
    />
  );
};
