import { type ReactNode, useState } from 'react';
import {
  checkPassword,
  type PasswordRule,
  type RuleCheck,
  usualRules,
  withBrokenRule,
} from '#domain/identity/checkPassword.ts';
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

type ListProps = {
  readonly id: string;
  readonly rules: ReadonlyArray<PasswordRule>;
  readonly password: string;
  readonly username: string;
  /** Whether each rule that a typed password does not meet is marked. */
  readonly marksUnmet?: boolean;
  /** The rule that the service says this password breaks. */
  readonly broken?: string | null;
};

/** The rules of a new password, checked while the user types. Empty when the rules are unknown. */
export const RuleList = ({
  id,
  rules,
  password,
  username,
  marksUnmet = false,
  broken = null,
}: ListProps): ReactNode => {
  const checks = withBrokenRule(checkPassword(rules, password, username), broken);
  if (checks.length === 0) return null;
  const checkable = checks.filter(({ verdict }) => verdict !== 'Unknown');
  const met = checkable.filter(({ verdict }) => verdict === 'Met').length;
  return (
    <div className={`rows ${styles['rules']}`}>
      <div id={id} className={styles['title']}>
        <MessageText id="password.rules" />
      </div>
      <ul role="list" className={styles['list']} aria-labelledby={id}>
        {checks.map((check) => (
          <Rule key={check.rule.rule} {...check} look={lookOf(check, marksUnmet && password !== '')} />
        ))}
      </ul>
      <div className="visually-hidden" role="status">
        {password !== '' && <MessageText id="password.met" values={{ met, all: checkable.length }} />}
      </div>
    </div>
  );
};

const marks = {
  met: <path d="m4.5 10.5 3.7 3.7 7.3-8" strokeLinecap="round" strokeLinejoin="round" />,
  broken: <path d="m5.5 5.5 9 9m0-9-9 9" strokeLinecap="round" />,
  open: <circle cx="10" cy="10" r="5.75" strokeWidth="1.5" />,
};

const lookOf = ({ verdict }: RuleCheck, marksUnmet: boolean): keyof typeof marks => {
  if (verdict === 'Met') return 'met';
  return marksUnmet && verdict === 'Unmet' ? 'broken' : 'open';
};

const Rule = ({ rule, verdict, look }: RuleCheck & { readonly look: keyof typeof marks }): ReactNode => (
  <li className={`${styles['rule']} ${styles[look] ?? ''}`}>
    <Icon>{marks[look]}</Icon>
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
