import type { ReactNode } from 'react';
import type { TypedCode } from '#domain/identity/parseCodeForm.ts';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import type { CodePage } from '#ui/code/useCodePage.ts';
import { AppLink } from '#ui/shared/AppLink.tsx';
import { errorOf } from '#ui/shared/errorOf.ts';
import { formText } from '#ui/shared/formText.ts';
import type { Message } from '#ui/shared/message.ts';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { PasswordField } from '#ui/shared/PasswordField.tsx';
import { Username } from '#ui/shared/Username.tsx';

type Props = {
  readonly page: CodePage<TypedCode>;
  readonly email: string;
  readonly lead: Message;
  /** Whether the password is not at hand any more: it is asked for in place. */
  readonly asksPassword: boolean;
  readonly onCancel: () => void;
};

/** Asks for the code that confirms a new account. */
export const SignUpCodeView = ({ page, email, lead, asksPassword, onCancel }: Props): ReactNode => (
  <>
    <PageHeading heading={{ id: 'code.heading' }} lead={lead} failing={page.errors.length > 0} />
    <CodeForm
      page={page}
      submit={{ id: 'signUp.confirm' }}
      onSubmit={(element) =>
        page.enter({
          code: formText(element, 'code'),
          password: asksPassword ? formText(element, 'password') : null,
        })
      }
      onCancel={onCancel}
      before={
        asksPassword && (
          <>
            <Username email={email} />
            <PasswordField
              name="password"
              label={{ id: 'signIn.password' }}
              hint={{ id: 'signUp.passwordAgain' }}
              autoComplete="current-password"
              error={errorOf(page.errors, 'password')}
            />
          </>
        )
      }
    >
      <AppLink to="/signup" label={{ id: 'code.otherEmail' }} />
    </CodeForm>
  </>
);
