import { useState, type ReactNode } from 'react';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { NewPassword } from '#ui/password/NewPassword.tsx';
import { AppLink } from '#ui/shared/AppLink.tsx';
import { Checkbox } from '#ui/shared/Checkbox.tsx';
import { EmailField } from '#ui/shared/EmailField.tsx';
import type { FormError } from '#ui/shared/ErrorSummary.tsx';
import { errorOf } from '#ui/shared/errorOf.ts';
import { RadioGroup } from '#ui/shared/RadioGroup.tsx';
import form from '#ui/shared/Form.module.css';

/** What stands in the form before anything is typed. */
export type Defaults = { readonly email: string; readonly accountType: ChosenAccountType };

type Props = {
  readonly errors: ReadonlyArray<FormError>;
  readonly rules: ReadonlyArray<PasswordRule>;
  readonly rulesAwaited: boolean;
  readonly defaults: Defaults;
  /** Whether the address that was sent has an account already. */
  readonly taken: boolean;
  readonly onChoose: (accountType: ChosenAccountType) => void;
};

const accountTypes: ReadonlyArray<ChosenAccountType> = ['Personal', 'Business'];

/** The fields of a new account. */
export const SignUpFields = ({ errors, rules, rulesAwaited, defaults, taken, onChoose }: Props): ReactNode => {
  const [email, setEmail] = useState(defaults.email);
  return (
    <>
      <RadioGroup
        name="accountType"
        legend={{ id: 'signUp.accountType' }}
        options={accountTypes.map((value) => ({ value, label: { id: `signUp.accountType.${value}` } }))}
        defaultValue={defaults.accountType}
        error={null}
        onChoose={(value) => onChoose(value === 'Business' ? 'Business' : 'Personal')}
      />
      <div
        className={form['together']}
        onInput={({ target }) => target instanceof HTMLInputElement && setEmail(target.value)}
      >
        <EmailField
          name="email"
          label={{ id: 'signUp.email' }}
          defaultValue={defaults.email}
          error={errorOf(errors, 'email')}
        />
        {taken && <AppLink to="/signin" label={{ id: 'signUp.signInInstead' }} leaves={false} />}
      </div>
      <NewPassword
        label={{ id: 'signUp.password' }}
        error={errorOf(errors, 'password')}
        rules={rules}
        awaited={rulesAwaited}
        username={email}
      />
      <Checkbox name="marketing" label={{ id: 'signUp.marketing' }} />
    </>
  );
};
