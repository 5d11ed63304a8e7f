import { type ReactNode, useState } from 'react';
import form from '#ui/shared/form/Form.module.css';
import { LoadedPart } from '#ui/shared/form/LoadedPart.tsx';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import { usePasswordRules, usePasswordRulesLoad } from '#ui/shared/hooks/appData.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { PendingRules, RuleList } from './RuleList.tsx';

type Props = {
  readonly label: Message;
  readonly error: Message | null;
  /** Whether the form was sent and something in it not taken: each rule that is not met is then marked. */
  readonly refused: boolean;
  /** The email of the account, as far as it is typed. */
  readonly username: string;
  /** False where another part of the form offers to load the rules again. */
  readonly offersRetry?: boolean;
};

const rulesId = 'password-rules';

/** Asks for a new password, and lists the rules it must meet, checked while the user types. Without the rules the service alone checks them. */
export const NewPassword = ({ label, error, refused, username, offersRetry = true }: Props): ReactNode => {
  const rules = usePasswordRules();
  const load = usePasswordRulesLoad();
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
      <LoadedPart
        name="rules"
        load={load}
        message={{ id: 'password.rulesUnread' }}
        required={false}
        offersRetry={offersRetry}
      >
        {load.state === 'Loading' && <PendingRules />}
        <RuleList id={rulesId} refused={refused} rules={rules} password={typed} username={username} />
      </LoadedPart>
    </div>
  );
};
