import type { ReactNode } from 'react';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { Form } from '#ui/shared/form/Form.tsx';
import styles from '#ui/shared/form/Form.module.css';
import { formText } from '#ui/shared/form/formValues.ts';
import { usePasswordRules, useSystemFields } from '#ui/shared/hooks/appData.tsx';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { AppLink } from '#ui/shared/layout/AppLink.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { signUpErrors } from './signUpErrors.ts';
import { SignUpFields } from './SignUpFields.tsx';
import { Terms } from './Terms.tsx';

type TypedSignUp = {
  readonly accountType: ChosenAccountType;
  readonly email: string;
  readonly password: string;
  readonly marketing: boolean;
};

const readSignUp = (form: HTMLFormElement): TypedSignUp => ({
  accountType: formText(form, 'accountType') === 'Business' ? 'Business' : 'Personal',
  email: formText(form, 'email'),
  password: formText(form, 'password'),
  marketing: formText(form, 'marketing') !== '',
});

/** Asks for the data of a new account. Keeps what the user typed after every fault. */
export const SignUpScreen = (): ReactNode => {
  const { signUp, abandon } = useUseCases();
  const { mutate, isPending, error: fault } = useAction(signUp);
  const termsVersion = useSystemFields().terms?.version ?? null;
  const errors = signUpErrors(fault, usePasswordRules());
  return (
    <>
      <Form
        heading={{ id: 'signUp.heading' }}
        {...{ errors, fault }}
        busy={isPending}
        submit={{ id: 'signUp.submit' }}
        onSubmit={(form) => mutate({ ...readSignUp(form), termsVersion })}
        onCancel={() => void abandon()}
      >
        <SignUpFields errors={errors} taken={fault?._tag === 'UsernameTaken'} />
        <Terms />
      </Form>
      <p className={styles['foot']}>
        <MessageText id="signUp.haveAccount" />
        <AppLink to="/signin" label={{ id: 'signUp.signIn' }} />
      </p>
    </>
  );
};
