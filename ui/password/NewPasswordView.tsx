import type { ReactNode } from 'react';
import type { TypedCode } from '#domain/identity/parseCodeForm.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import type { CodePage } from '#ui/code/useCodePage.ts';
import { errorOf } from '#ui/shared/errorOf.ts';
import { formText } from '#ui/shared/formText.ts';
import type { Message } from '#ui/shared/message.ts';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { Username } from '#ui/shared/Username.tsx';
import { NewPassword } from './NewPassword.tsx';

type Props = {
  readonly heading: Message;
  readonly lead: Message | null;
  readonly page: CodePage<TypedCode>;
  readonly email: string;
  readonly rules: ReadonlyArray<PasswordRule>;
  readonly rulesAwaited: boolean;
  readonly asksCode: boolean;
  readonly onCancel: () => void;
};

/** Asks for a new password, and for the code that goes with it where it is not at hand. */
export const NewPasswordView = (props: Props): ReactNode => {
  const { heading, lead, page, email, rules, asksCode, onCancel } = props;
  return (
    <>
      <PageHeading heading={heading} lead={lead} failing={page.errors.length > 0} />
      <CodeForm
        page={page}
        submit={{ id: 'password.save' }}
        asksCode={asksCode}
        onSubmit={(element) =>
          page.enter({ code: asksCode ? formText(element, 'code') : null, password: formText(element, 'password') })
        }
        onCancel={onCancel}
        before={<Username email={email} />}
        after={
          <NewPassword
            label={{ id: 'password.new' }}
            error={errorOf(page.errors, 'password')}
            rules={rules}
            awaited={props.rulesAwaited}
            username={email}
          />
        }
      />
    </>
  );
};
