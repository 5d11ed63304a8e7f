import { type ReactNode, useState } from 'react';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { NewPassword } from '#ui/password/NewPassword.tsx';
import { Checkbox, RadioGroup } from '#ui/shared/form/Choice.tsx';
import { EmailField, useTypedEmail } from '#ui/shared/form/EmailField.tsx';
import { errorOf, type FormError } from '#ui/shared/form/formErrors.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';

type Props = {
  readonly errors: ReadonlyArray<FormError>;
  /** Whether the password rules have a button of their own to load them again. */
  readonly offersRetry: boolean;
};

const accountTypes: ReadonlyArray<ChosenAccountType> = ['Personal', 'Business'];

/** The fields of a new account. */
export const SignUpFields = ({ errors, offersRetry }: Props): ReactNode => {
  const { storeAccountType } = useUseCases();
  const { accountType } = useSession().typed;
  const typedEmail = useTypedEmail();
  const [input, setInput] = useState<string | null>(null);
  return (
    <>
      <RadioGroup
        name="accountType"
        legend={{ id: 'signUp.accountType' }}
        options={accountTypes.map((value) => ({ value, label: { id: `signUp.accountType.${value}` } }))}
        defaultValue={accountType === 'Business' ? 'Business' : 'Personal'}
        error={null}
        beside
        onChoose={(value) => storeAccountType(value === 'Business' ? 'Business' : 'Personal')}
      />
      <div onInput={({ target }) => target instanceof HTMLInputElement && setInput(target.value)}>
        <EmailField name="email" label={{ id: 'signUp.email' }} error={errorOf(errors, 'email')} {...typedEmail} />
      </div>
      <NewPassword
        label={{ id: 'signUp.password' }}
        error={errorOf(errors, 'password')}
        refused={errors.some(({ field }) => field !== null)}
        username={input ?? typedEmail.defaultValue}
        offersRetry={offersRetry}
      />
      <Checkbox name="marketing" label={{ id: 'signUp.marketing' }} />
    </>
  );
};
