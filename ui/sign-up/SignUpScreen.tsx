import type { ReactNode } from 'react';
import styles from '#ui/shared/form/Form.module.css';
import { Form } from '#ui/shared/form/Form.tsx';
import { formText } from '#ui/shared/form/formValues.ts';
import { usePasswordRules, usePasswordRulesLoad } from '#ui/shared/hooks/appData.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { combinedRetry } from './combinedRetry.ts';
import { signUpErrors } from './signUpErrors.tsx';
import { SignUpFields } from './SignUpFields.tsx';
import { Terms } from './Terms.tsx';
import { type TypedSignUp, useSignUp } from './useSignUp.ts';

const readSignUp = (form: HTMLFormElement): TypedSignUp => ({
  accountType: formText(form, 'accountType') === 'Business' ? 'Business' : 'Personal',
  email: formText(form, 'email'),
  password: formText(form, 'password'),
  marketing: formText(form, 'marketing') !== '',
});

/** Asks for the data of a new account. Keeps what the user typed after every fault. */
export const SignUpScreen = (): ReactNode => {
  const { documents, load, fault, busy, submit, cancel } = useSignUp();
  const errors = signUpErrors(fault, usePasswordRules());
  const bothLoads = combinedRetry(load, usePasswordRulesLoad());
  return (
    <>
      <Form
        heading={{ id: 'signUp.heading' }}
        // Because: the error of the documents ends when they are there, without another press.
        errors={documents === null ? errors : errors.filter(({ field }) => field !== 'documents')}
        {...{ fault, busy }}
        submit={{ id: 'signUp.submit' }}
        onSubmit={(form) => void submit(readSignUp(form))}
        onCancel={cancel}
      >
        <SignUpFields errors={errors} offersRetry={bothLoads === null} />
        <Terms documents={documents} load={bothLoads ?? load} />
      </Form>
      <p className={styles['foot']}>
        <MessageText id="signUp.haveAccount" />
        <AppLink to="/signin" label={{ id: 'signUp.signIn' }} />
      </p>
    </>
  );
};
