import { useState, type ReactNode } from 'react';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { NewPassword } from '#ui/password/NewPassword.tsx';
import { Checkbox } from '#ui/shared/form/Checkbox.tsx';
import { EmailField } from '#ui/shared/form/EmailField.tsx';
import form from '#ui/shared/form/Form.module.css';
import { errorOf, type FormError } from '#ui/shared/form/formErrors.ts';
import { RadioGroup } from '#ui/shared/form/RadioGroup.tsx';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useTypedEmail } from '#ui/shared/hooks/useTypedEmail.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { AppLink } from '#ui/shared/layout/AppLink.tsx';

type Props = {
  readonly errors: ReadonlyArray<FormError>;
  /** Whether the submitted email has an account already. */
  readonly taken: boolean;
};

const accountTypes: ReadonlyArray<ChosenAccountType> = ['Personal', 'Business'];

/** The fields of a new account. */
export const SignUpFields = ({ errors, taken }: Props): ReactNode => {
  const { storeAccountType } = useUseCases();
  const { accountType } = useSession();
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
        onChoose={(value) => storeAccountType(value === 'Business' ? 'Business' : 'Personal')}
      />
      <div
        className={form['together']}
        onInput={({ target }) => target instanceof HTMLInputElement && setInput(target.value)}
      >
        <EmailField name="email" label={{ id: 'signUp.email' }} error={errorOf(errors, 'email')} {...typedEmail} />
        {taken && <AppLink to="/signin" label={{ id: 'signUp.signInInstead' }} leaves={false} />}
      </div>
      <NewPassword
        label={{ id: 'signUp.password' }}
        error={errorOf(errors, 'password')}
        username={input ?? typedEmail.defaultValue}
      />
      <Checkbox name="marketing" label={{ id: 'signUp.marketing' }} />
    </>
  );
};
