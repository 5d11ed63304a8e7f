import { type ReactNode, useState } from 'react';
import { usualRules } from '#domain/identity/checkPassword.ts';
import { useFieldError } from '#ui/shared/form/Field.tsx';
import form from '#ui/shared/form/Form.module.css';
import { LoadedPart } from '#ui/shared/form/LoadedPart.tsx';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import { usePasswordRules } from '#ui/shared/hooks/appData.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './RuleList.module.css';
import { RuleList } from './RuleList.tsx';

type Props = {
  readonly label: Message;
  /** The email of the account, as far as it is typed. */
  readonly username: string;
};

const rulesId = 'password-rules';

/**
 * Asks for a new password, and lists the rules it must meet: once it was refused, each rule that is not met is marked. A rule that the service
 * says is broken is not met as long as the password is the one that was sent. Without the rules the service alone checks them.
 */
export const NewPassword = ({ label, username }: Props): ReactNode => {
  const { rules, load } = usePasswordRules();
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState('');
  const error = useFieldError('password');
  return (
    <div className={form['stack']}>
      <PasswordField
        label={label}
        autoComplete="new-password"
        describedBy={rules.length > 0 ? rulesId : null}
        onType={setPassword}
        onSend={setSent}
      />
      <LoadedPart name="rules" load={load} failure={<MessageText id="password.rulesUnread" as="p" />}>
        {load.state === 'Loading' ? (
          <AwaitedRules />
        ) : (
          <RuleList
            id={rulesId}
            {...{ rules, password, username }}
            marksUnmet={error !== null}
            broken={password === sent ? (error?.brokenRule ?? null) : null}
          />
        )}
      </LoadedPart>
    </div>
  );
};

/** An empty panel in the place of the list, so that nothing below moves when the rules are loaded. */
const AwaitedRules = (): ReactNode => (
  <div className={styles['awaited']} aria-hidden="true">
    <RuleList id="password-rules-awaited" rules={usualRules} password="" username="" />
  </div>
);
