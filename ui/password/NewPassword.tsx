import { type ReactNode, useState } from 'react';
import { checkPassword, type RuleCheck, usualRules, withBrokenRule } from '#domain/identity/checkPassword.ts';
import { useFieldError } from '#ui/shared/form/Field.tsx';
import form from '#ui/shared/form/Form.module.css';
import { LoadedPart } from '#ui/shared/form/LoadedPart.tsx';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import { usePasswordRules } from '#ui/shared/hooks/appData.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import { Icon } from '#ui/shared/layout/icons.tsx';
import styles from './NewPassword.module.css';

type Props = {
  readonly label: Message;
  /** The email of the account, as far as it is typed. */
  readonly username: string;
};

const rulesId = 'password-rules';

/**
 * Asks for a new password, and lists the rules it must meet. A rule that the service says is broken is not met as long as the password is
 * the one that was sent. Without the rules the service alone checks them.
 */
export const NewPassword = ({ label, username }: Props): ReactNode => {
  const { rules, load } = usePasswordRules();
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState('');
  const error = useFieldError('password');
  const isLoading = load.state === 'Loading';
  const checks = checkPassword(isLoading ? usualRules : rules, password, username);
  const broken = password === sent ? (error?.brokenRule ?? null) : null;
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
        {/* The usual rules keep the space of the list until it is loaded. */}
        <div className={isLoading ? 'unseen' : undefined}>
          <RuleList checks={withBrokenRule(checks, broken)} isTyped={password !== ''} />
        </div>
      </LoadedPart>
    </div>
  );
};

type ListProps = { readonly checks: ReadonlyArray<RuleCheck>; readonly isTyped: boolean };

/** The rules of a new password, checked while the user types. */
const RuleList = ({ checks, isTyped }: ListProps): ReactNode => {
  const checkable = checks.filter(({ verdict }) => verdict !== 'Unknown');
  const met = checkable.filter(({ verdict }) => verdict === 'Met').length;
  return (
    <div className={`rows ${styles['rules']}`}>
      <div id={rulesId} className={styles['title']}>
        <MessageText id="password.rules" />
      </div>
      <ul role="list" className={styles['list']} aria-labelledby={rulesId}>
        {checks.map((check) => (
          <Rule key={check.rule.rule} {...check} />
        ))}
      </ul>
      <div className="visually-hidden" role="status">
        {isTyped && <MessageText id="password.met" values={{ met, all: checkable.length }} />}
      </div>
    </div>
  );
};

const Rule = ({ rule, verdict }: RuleCheck): ReactNode => (
  <li className={`${styles['rule']} ${verdict === 'Met' ? styles['met'] : ''}`}>
    <Icon>
      {verdict === 'Met' ? (
        <path d="m4.5 10.5 3.7 3.7 7.3-8" strokeLinecap="round" strokeLinejoin="round" />
      ) : (
        <circle cx="10" cy="10" r="5.75" strokeWidth="1.5" />
      )}
    </Icon>
    {rule._tag === 'Known' ? (
      <MessageText id={`password.rule.${rule.rule}`} values={{ value: rule.value }} />
    ) : (
      <span>{rule.message}</span>
    )}
    {verdict !== 'Unknown' && (
      <MessageText id={verdict === 'Met' ? 'password.ruleMet' : 'password.ruleUnmet'} className="visually-hidden" />
    )}
  </li>
);
