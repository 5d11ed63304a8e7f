import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  checkPassword,
  type PasswordRule,
  type RuleCheck,
  usualRules,
  withBrokenRule,
} from '#domain/identity/checkPassword.ts';
import { useErrorAt, useFieldError } from '#ui/shared/form/Field.tsx';
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
 * Asks for a new password. Its rules are a sentence until the first character, then a list that ticks what is met; an error of the field takes
 * the place of the sentence. A rule that the service says is broken is not met as long as the password is the one that was sent.
 */
export const NewPassword = ({ label, username }: Props): ReactNode => {
  const { rules: loaded, load } = usePasswordRules();
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState('');
  const [isListed, setListed] = useState(false);
  const { brokenRule = null } = useFieldError('password') ?? {};
  const error = useErrorAt('password');
  const rules = load.state === 'Loading' ? usualRules : loaded;
  const checks = withBrokenRule(checkPassword(rules, password, username), password === sent ? brokenRule : null);
  // Because: the page must not jump back when the field is emptied.
  if (password !== '' && !isListed) setListed(true);
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      describedBy={rules.length > 0 && (isListed || error === null) ? rulesId : null}
      onType={setPassword}
      onSend={setSent}
    >
      <div className="hint">
        {error}
        <LoadedPart name="rules" load={load} failure={<MessageText id="password.rulesUnread" as="p" />}>
          {isListed ? (
            <RuleList checks={checks} hasTitle={error === null} />
          ) : (
            error === null && <Sentence rules={rules} />
          )}
        </LoadedPart>
      </div>
    </PasswordField>
  );
};

const useRuleText = (): ((rule: PasswordRule) => string) => {
  const { formatMessage } = useIntl();
  return (rule) =>
    rule._tag === 'Known' ? formatMessage({ id: `password.rule.${rule.rule}` }, { value: rule.value }) : rule.message;
};

const Sentence = ({ rules }: { readonly rules: ReadonlyArray<PasswordRule> }): ReactNode => {
  const { formatList, formatMessage } = useIntl();
  const text = formatMessage({ id: 'password.sentence' }, { rules: formatList(rules.map(useRuleText())) });
  return (
    // Because: the machine that prerendered the page may join a list in a slightly different way.
    <p key={text} id={rulesId} data-public="" suppressHydrationWarning>
      {text}
    </p>
  );
};

type ListProps = { readonly checks: ReadonlyArray<RuleCheck>; readonly hasTitle: boolean };

const RuleList = ({ checks, hasTitle }: ListProps): ReactNode => {
  const label = useIntl().formatMessage({ id: 'password.rules' });
  const checkable = checks.filter(({ verdict }) => verdict !== 'Unknown');
  const met = checkable.filter(({ verdict }) => verdict === 'Met').length;
  return (
    <>
      <div id={rulesId} className={styles['list']}>
        {hasTitle && <MessageText id="password.rules" />}
        <ul role="list" aria-label={label}>
          {checks.map((check) => (
            <Rule key={check.rule.rule} {...check} />
          ))}
        </ul>
      </div>
      <div className="visually-hidden" role="status">
        <MessageText id="password.met" values={{ met, all: checkable.length }} />
      </div>
    </>
  );
};

const Rule = ({ rule, verdict }: RuleCheck): ReactNode => (
  <li className={`${styles['rule']} ${verdict === 'Met' ? styles['met'] : ''}`}>
    <Icon>
      <path
        d={verdict === 'Met' ? 'm4.5 10.5 3.7 3.7 7.3-8' : 'M7 10.5h6'}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Icon>
    <span key={rule.rule} data-public="">
      {useRuleText()(rule)}
    </span>
    {verdict !== 'Unknown' && (
      <MessageText id={verdict === 'Met' ? 'password.ruleMet' : 'password.ruleUnmet'} className="visually-hidden" />
    )}
  </li>
);
