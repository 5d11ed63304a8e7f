import type { ReactNode } from 'react';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { AppLink } from '#ui/shared/AppLink.tsx';
import { ErrorSummary } from '#ui/shared/ErrorSummary.tsx';
import { Notice } from '#ui/shared/Notice.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { SubmitButton } from '#ui/shared/SubmitButton.tsx';
import { Words } from '#ui/shared/Words.tsx';
import { formText } from '#ui/shared/formText.ts';
import { sending } from '#ui/shared/sending.ts';
import form from '#ui/shared/Form.module.css';
import { signUpErrors, type SignUpFault } from './signUpErrors.ts';
import { SignUpFields, type Defaults } from './SignUpFields.tsx';
import { Terms, type Documents } from './Terms.tsx';

type Typed = {
  readonly accountType: ChosenAccountType;
  readonly email: string;
  readonly password: string;
  readonly marketing: boolean;
};

type Props = {
  readonly busy: boolean;
  readonly fault: SignUpFault | null;
  readonly rules: ReadonlyArray<PasswordRule>;
  readonly rulesAwaited: boolean;
  readonly defaults: Defaults;
  readonly documents: Documents;
  readonly onSubmit: (typed: Typed) => void;
  readonly onChoose: (accountType: ChosenAccountType) => void;
  readonly onCancel: () => void;
};

const typedIn = (element: HTMLFormElement): Typed => ({
  accountType: formText(element, 'accountType') === 'Business' ? 'Business' : 'Personal',
  email: formText(element, 'email'),
  password: formText(element, 'password'),
  marketing: formText(element, 'marketing') !== '',
});

/** Asks for what a new account needs, and keeps what was typed whatever comes of it. */
export const SignUpForm = (props: Props): ReactNode => {
  const { busy, fault, rules, onSubmit, onCancel } = props;
  const errors = busy ? [] : signUpErrors(fault, rules);
  return (
    <>
      <PageHeading heading={{ id: 'signUp.heading' }} failing={errors.length > 0} />
      {errors.length > 0 && <ErrorSummary errors={errors} occasion={fault} />}
      <Notice message={!busy && fault?._tag === 'Cancelled' ? { id: 'signIn.fault.Cancelled' } : null} />
      <form
        method="post"
        noValidate
        className={form['form']}
        onSubmit={sending({ busy, send: (element) => onSubmit(typedIn(element)) })}
      >
        <SignUpFields
          errors={errors}
          rules={rules}
          rulesAwaited={props.rulesAwaited}
          defaults={props.defaults}
          taken={!busy && fault?._tag === 'UsernameTaken'}
          onChoose={props.onChoose}
        />
        <Terms documents={props.documents} />
        <SubmitButton label={{ id: 'signUp.submit' }} busy={busy} />
        <SlowNotice busy={busy} onCancel={onCancel} />
      </form>
      <p className={form['foot']}>
        <Words id="signUp.haveAccount" />
        <AppLink to="/signin" label={{ id: 'signUp.signIn' }} />
      </p>
    </>
  );
};
