import type { ReactNode } from 'react';
import type { TypedVerification } from '#application/two-factor/verifyTwoFactorCode.ts';
import type { ShownNumber } from '#domain/two-factor/shownNumber.ts';
import type { Channel } from '#domain/two-factor/twoFactor.ts';
import { CodeForm } from '#ui/code/CodeForm.tsx';
import type { CodePage } from '#ui/code/useCodePage.ts';
import { AppLink } from '#ui/shared/AppLink.tsx';
import { Button } from '#ui/shared/Button.tsx';
import { Checkbox } from '#ui/shared/Checkbox.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { PasswordField } from '#ui/shared/PasswordField.tsx';
import { Username } from '#ui/shared/Username.tsx';
import { Words } from '#ui/shared/Words.tsx';
import styles from '#ui/code/Code.module.css';
import { errorOf } from '#ui/shared/errorOf.ts';
import { formText } from '#ui/shared/formText.ts';
import { NumberLead } from './NumberLead.tsx';

/** Where the code went. */
export type SentTo =
  | { readonly channel: Channel; readonly shown: ShownNumber }
  | { readonly channel: 'email'; readonly email: string };

type Props = {
  readonly page: CodePage<TypedVerification>;
  readonly sentTo: SentTo | null;
  /** How many codes were sent so far. */
  readonly sends: number;
  /** Whose password is asked for again; null where it is at hand or not needed. */
  readonly passwordFor: string | null;
  readonly hasOtherWay: boolean;
  readonly onOtherWay: () => void;
  readonly onCancel: () => void;
};

const typedIn = (element: HTMLFormElement, asksPassword: boolean): TypedVerification => ({
  code: formText(element, 'code'),
  password: asksPassword ? formText(element, 'password') : null,
  rememberBrowser: formText(element, 'rememberBrowser') === 'yes',
});

/** Asks for the code that went to a phone, or to the email of somebody without one. */
export const VerifyNumberView = ({
  page,
  sentTo,
  sends,
  passwordFor,
  hasOtherWay,
  onOtherWay,
  onCancel,
}: Props): ReactNode => (
  <>
    <PageHeading
      heading={{ id: 'twoFactor.verify.heading' }}
      lead={sentTo && <SentLead sentTo={sentTo} />}
      failing={page.errors.length > 0}
    />
    <CodeForm
      page={page}
      submit={{ id: 'twoFactor.verify.submit' }}
      onSubmit={(element) => page.enter(typedIn(element, passwordFor !== null))}
      onCancel={onCancel}
      before={passwordFor !== null && <PasswordAgain email={passwordFor} page={page} />}
      after={<Checkbox name="rememberBrowser" label={{ id: 'twoFactor.verify.remember' }} />}
    >
      {sends > 1 && <Words id="twoFactor.verify.sends" values={{ count: sends }} className={styles['wait']} />}
      {hasOtherWay && <Button label={{ id: 'twoFactor.verify.otherWay' }} onPress={onOtherWay} />}
      {sentTo?.channel !== 'email' && <AppLink to="/2fa/change-number" label={{ id: 'twoFactor.changeNumber' }} />}
    </CodeForm>
  </>
);

const SentLead = ({ sentTo }: { readonly sentTo: SentTo }): ReactNode =>
  sentTo.channel === 'email' ? (
    <Words id="code.sentTo" values={{ email: sentTo.email }} />
  ) : (
    <NumberLead id={`twoFactor.verify.lead.${sentTo.channel}`} shown={sentTo.shown} />
  );

type PasswordProps = { readonly email: string; readonly page: Pick<Props['page'], 'errors'> };

const PasswordAgain = ({ email, page }: PasswordProps): ReactNode => (
  <>
    <Username email={email} />
    <PasswordField
      name="password"
      label={{ id: 'signIn.password' }}
      hint={{ id: 'twoFactor.verify.passwordHint' }}
      autoComplete="current-password"
      error={errorOf(page.errors, 'password')}
    />
  </>
);
