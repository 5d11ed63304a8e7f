import type { ReactElement, ReactNode } from 'react';
import type { Resend } from '#application/code/sendCode.ts';
import type { TypedCode } from '#domain/identity/oneTimeCode.ts';
import { shownEmail } from '#domain/session/changes.ts';
import type { CodePurpose } from '#domain/session/sessionStates.ts';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { Username } from '#ui/shared/form/Field.tsx';
import { errorOf, type TypedFormFault } from '#ui/shared/form/formErrors.ts';
import { formText } from '#ui/shared/form/formValues.ts';
import { usePasswordRules } from '#ui/shared/hooks/appData.tsx';
import type { FallibleUseCase } from '#ui/shared/hooks/useAction.ts';
import { useSession } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { NewPassword } from './NewPassword.tsx';

type Props = {
  readonly heading: Message;
  readonly lead: Message | ReactElement | null;
  readonly asksCode: boolean;
  /** The address that the code was sent to; null when the page asks for none. */
  readonly mailTo?: string | null;
  readonly purpose: CodePurpose;
  readonly submit: FallibleUseCase<[TypedCode], TypedFormFault>;
  readonly resend: Resend;
};

/** Asks for a new password, and for its code when the page does not have it. */
export const NewPasswordForm = ({ heading, lead, asksCode, mailTo = null, ...code }: Props): ReactNode => {
  const email = shownEmail(useSession()) ?? '';
  const page = useCodePage({ ...code, rules: usePasswordRules() });
  return (
    <CodeForm
      {...{ heading, lead, page, asksCode, mailTo }}
      sendsItself={false}
      submit={{ id: 'password.save' }}
      onSubmit={(form) =>
        page.enter({ code: asksCode ? formText(form, 'code') : null, password: formText(form, 'password') })
      }
      before={<Username email={email} />}
      after={
        <NewPassword
          label={{ id: 'password.new' }}
          error={errorOf(page.errors, 'password')}
          refused={page.errors.some(({ field }) => field !== null)}
          username={email}
        />
      }
    />
  );
};
