import { useState, type ReactNode } from 'react';
import type { Message } from '#ui/shared/layout/message.ts';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import { usePasswordRules, usePasswordRulesPending } from '#ui/shared/hooks/appData.tsx';
import form from '#ui/shared/form/Form.module.css';
import { PendingRules, RuleList } from './RuleList.tsx';

type Props = {
  readonly label: Message;
  readonly error: Message | null;
  /** The email of the account, as far as it is typed. */
  readonly username: string;
};

const rulesId = 'password-rules';

/** Asks for a new password, and lists the rules it must meet, checked while the user types. */
export const NewPassword = ({ label, error, username }: Props): ReactNode => {
  const rules = usePasswordRules();
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
      {usePasswordRulesPending() && <PendingRules />}
      <RuleList id={rulesId} rules={rules} password={typed} username={username} />
    </div>
  );
};
