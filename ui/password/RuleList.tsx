import type { ReactNode } from 'react';
import { checkPassword, type PasswordRule, type RuleCheck, withBrokenRule } from '#domain/identity/checkPassword.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { Icon } from '#ui/shared/layout/icons.tsx';
import styles from './RuleList.module.css';

type Props = {
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
export const RuleList = ({ id, rules, password, username, marksUnmet = false, broken = null }: Props): ReactNode => {
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
