import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TypedAccount } from '#application/sign-up/signUp.ts';
import { pageTitles } from '#domain/navigation/stepper.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { NewPassword } from '#ui/password/NewPassword.tsx';
import { Checkbox, RadioGroup } from '#ui/shared/form/Choice.tsx';
import { EmailField, useTypedEmail } from '#ui/shared/form/EmailField.tsx';
import form from '#ui/shared/form/Form.module.css';
import { Form } from '#ui/shared/form/Form.tsx';
import { type FormText, readCredentials } from '#ui/shared/form/formValues.ts';
import { useLostAnswer } from '#ui/shared/form/useLostAnswer.ts';
import { usePasswordRules } from '#ui/shared/hooks/appData.tsx';
import { useAcceptedDocuments } from '#ui/shared/hooks/systemFields.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { AppLink } from '#ui/shared/layout/links.tsx';
import { Terms } from './Terms.tsx';
import { signUpErrors } from './signUpErrors.ts';

const accountTypes: ReadonlyArray<ChosenAccountType> = ['Personal', 'Business'];

const chosenType = (value: string | null): ChosenAccountType => (value === 'Business' ? 'Business' : 'Personal');

type TypedSignUp = Omit<TypedAccount, 'termsVersion'>;

const readSignUp = (text: FormText): TypedSignUp => ({
  accountType: chosenType(text('accountType')),
  ...readCredentials(text),
  marketing: text('marketing') !== '',
});

const unsent = { _tag: 'Left', left: { _tag: 'Cancelled', isUnsent: true } } as const;

/** Sends a sign-up once the documents are loaded. One that is cancelled before, or whose screen is left, is not sent. */
const useSignUp = () => {
  const { submit } = useUseCases().signUp;
  const { documents, load, settled } = useAcceptedDocuments();
  const cancelWait = useRef<() => void>(() => undefined);
  useEffect(() => () => cancelWait.current(), []);
  const action = useAction((typed: TypedSignUp) => async () => {
    const cancelled = new Promise<'Cancelled'>((resolve) => (cancelWait.current = () => resolve('Cancelled')));
    const accepted = await Promise.race([settled(), cancelled]);
    if (accepted === 'Cancelled') return unsent;
    return submit({ ...typed, termsVersion: accepted?.termsVersion ?? null })();
  });
  return { ...action, documents, load, cancelWait: () => cancelWait.current() };
};

/** Asks for the data of a new account. Keeps what the user typed after every fault. */
export const SignUpScreen = (): ReactNode => {
  const { documents, load, mutate, isPending: busy, error: fault, cancelWait } = useSignUp();
  const isSent = fault !== null && !('isUnsent' in fault);
  const { told, mayHaveWorked } = useLostAnswer(fault, isSent);
  return (
    <>
      <Form
        heading={{ id: pageTitles.account }}
        errors={[...signUpErrors(told, usePasswordRules().rules), ...mayHaveWorked]}
        {...{ fault, busy }}
        submit={load.hasFailed ? null : { id: 'signUp.submit' }}
        onSubmit={(text) => mutate(readSignUp(text))}
        onCancel={cancelWait}
        actionsBelow={<Terms {...{ documents, load }} isSaid={told?._tag === 'DocumentsUnread'} />}
      >
        <Fields />
      </Form>
      <p className={`tall-links ${form['foot']}`}>
        <MessageText id="signUp.haveAccount" />
        <AppLink to="/signin" label={{ id: 'signUp.signIn' }} />
      </p>
    </>
  );
};

const Fields = (): ReactNode => {
  const { storeAccountType } = useUseCases().signUp;
  const { accountType } = useSession().typed;
  const typedEmail = useTypedEmail();
  const [email, setEmail] = useState<string | null>(null);
  return (
    <>
      <RadioGroup
        name="accountType"
        legend={{ id: 'signUp.accountType' }}
        options={accountTypes.map((value) => ({ value, label: { id: `signUp.accountType.${value}` } }))}
        defaultValue={chosenType(accountType)}
        beside
        onChoose={(value) => storeAccountType(chosenType(value))}
      />
      <EmailField label={{ id: 'signUp.email' }} onType={setEmail} />
      <NewPassword label={{ id: 'signUp.password' }} username={email ?? typedEmail} />
      <Checkbox name="marketing" label={{ id: 'signUp.marketing' }} />
    </>
  );
};
