import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { checkPassword, type RuleCheck, withBrokenRule } from '#domain/identity/checkPassword.ts';
import { useErrorAt, useFieldError } from '#ui/shared/form/Field.tsx';
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
 * Asks for a new password. Its rules are a sentence until the first character, then a list that ticks what is met; an error of the field takes
 * the place of the sentence, and a page that could not load them says that it goes on without. A rule that the service says is broken is not
 * met as long as the password is the one that was sent.
 */
export const NewPassword = ({ label, username }: Props): ReactNode => {
  const { rules, areUnread } = usePasswordRules();
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState('');
  const [isListed, setListed] = useState(false);
  const error = useErrorAt('password');
  const brokenRule = useFieldError('password')?.brokenRule ?? null;
  const checks = checkPassword(rules, password, username);
  // Because: the page must not jump back when the field is emptied.
  if (password !== '' && !isListed) setListed(true);
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      describedBy={checks.length > 0 && (isListed || !error) ? rulesId : null}
      onType={setPassword}
      onSend={setSent}
    >
      <div className={`hint lines ${styles['top']}`}>
        {error}
        <div role="status">{areUnread && <MessageText id="password.rulesUnread" />}</div>
        {checks.length > 0 && (
          <Rules
            checks={withBrokenRule(checks, password === sent ? brokenRule : null)}
            isListed={isListed}
            hasTitle={!error}
          />
        )}
      </div>
    </PasswordField>
  );
};

type RulesProps = {
  readonly checks: ReadonlyArray<RuleCheck>;
  readonly isListed: boolean;
  /** False where an error takes the place of the sentence, or of the title of the list. */
  readonly hasTitle: boolean;
};

const Rules = ({ checks, isListed, hasTitle }: RulesProps): ReactNode => {
  const { formatList, formatMessage } = useIntl();
  const texts = checks.map(({ rule }) =>
    rule._tag === 'Known' ? formatMessage({ id: `password.rule.${rule.rule}` }, { value: rule.value }) : rule.message,
  );
  if (!isListed) {
    const sentence = formatMessage({ id: 'password.sentence' }, { rules: formatList(texts) });
    return (
      hasTitle && (
        // Because: the machine that prerendered the page may join a list in a slightly different way.
        <p key={sentence} id={rulesId} suppressHydrationWarning>
          {sentence}
        </p>
      )
    );
  }
  const verdicts = checks.map(({ verdict }) => verdict).filter((verdict) => verdict !== 'Unknown');
  const met = verdicts.filter((verdict) => verdict === 'Met').length;
  return (
    <>
      <div id={rulesId}>
        {hasTitle && <MessageText id="password.rules" as="p" />}
        <ul role="list" aria-label={formatMessage({ id: 'password.rules' })}>
          {checks.map(({ rule, verdict }, index) => (
            <Rule key={rule.rule} text={texts[index] ?? ''} verdict={verdict} />
          ))}
        </ul>
      </div>
      <div className="visually-hidden" role="status">
        <MessageText id="password.met" values={{ met, all: verdicts.length }} />
      </div>
    </>
  );
};

type RuleProps = Pick<RuleCheck, 'verdict'> & { readonly text: string };

const Rule = ({ text, verdict }: RuleProps): ReactNode => {
  const isMet = verdict === 'Met';
  return (
    <li className={`${styles[isMet ? 'met' : 'unmet']} ${text.length > 26 ? styles['wide'] : ''}`}>
      <Icon strokeWidth={isMet ? 2 : 5}>
        <path d={isMet ? 'm4.5 10.5 3.7 3.7 7.3-8' : 'M10 10.5h0'} strokeLinecap="round" strokeLinejoin="round" />
      </Icon>
      <span key={text}>{text}</span>
      {verdict !== 'Unknown' && (
        <MessageText id={isMet ? 'password.ruleMet' : 'password.ruleUnmet'} className="visually-hidden" />
      )}
    </li>
  );
};
