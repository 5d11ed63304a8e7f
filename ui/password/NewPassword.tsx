import { useState, type ReactNode } from 'react';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import type { Message } from '#ui/shared/message.ts';
import { PasswordField } from '#ui/shared/PasswordField.tsx';
import form from '#ui/shared/Form.module.css';
import { AwaitedRules, RuleList } from './RuleList.tsx';

type Props = {
  readonly label: Message;
  readonly error: Message | null;
  readonly rules: ReadonlyArray<PasswordRule>;
  /** Whether the rules may yet come. */
  readonly awaited: boolean;
  /** Whose password it will be, as far as it is typed. */
  readonly username: string;
};

const rulesId = 'password-rules';

/** Asks for a new password, with what it must have told beside it and ticked off while it is typed. */
export const NewPassword = ({ label, error, rules, awaited, username }: Props): ReactNode => {
  const [typed, setTyped] = useState('');
  return (
    <div
      className={form['together']}
      onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}
    >
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        error={error}
        {...(rules.length > 0 && { describedBy: rulesId })}
      />
      {awaited && <AwaitedRules />}
      <RuleList id={rulesId} rules={rules} password={typed} username={username} />
    </div>
  );
};
