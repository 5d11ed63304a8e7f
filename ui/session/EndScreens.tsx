import { type ReactNode, useState } from 'react';
import { toRoute } from '#domain/navigation/destination.ts';
import { shownEmail } from '#domain/session/person.ts';
import type { MessageId } from '#locales/messageId.ts';
import form from '#ui/shared/form/Form.module.css';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { EmailSentence } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { Mark } from '#ui/shared/layout/icons.tsx';
import { AppLink, HelpLink, SafeLink } from '#ui/shared/layout/links.tsx';
import { useNavigateTo } from '#ui/shared/navigation/useNavigateTo.ts';
import { AnotherAccount, useAnotherAccount, useShownSession } from './AnotherAccount.tsx';
import { useSiteName } from './useSiteName.ts';

type End = readonly [heading: MessageId, text: MessageId, withEmail?: MessageId];

/** The text of an end names the account where its email is known. */
const ends = {
  locked: ['signIn.locked.heading', 'signIn.locked.noEmail', 'signIn.locked.text'],
  closed: ['signIn.closed.heading', 'signIn.closed.noEmail', 'signIn.closed.text'],
  twoFactor: ['twoFactor.locked.heading', 'twoFactor.locked.noEmail', 'twoFactor.locked.text'],
  setup: ['twoFactor.locked.disabledHeading', 'twoFactor.locked.disabledNoEmail', 'twoFactor.locked.disabled'],
  '/signin': ['signIn.error.heading', 'signIn.error.text'],
  '/signup': ['signUp.error.heading', 'signUp.error.text'],
  '/forgot-password': ['reset.error.heading', 'reset.error.text'],
} as const;

type Props = {
  readonly end: keyof typeof ends;
  readonly email?: string | null;
  readonly primary: ReactNode;
  /** The second way on. */
  readonly children: ReactNode;
};

/** A page that ends a visit: a sign, a heading with a text, and the ways on. The way back to the site is the last one. */
const EndView = ({ end, email = null, primary, children }: Props): ReactNode => {
  const [heading, text, withEmail = text]: End = ends[end];
  return (
    <>
      <Mark tone="danger">
        <path d="M16 4.5V18m0 9v.1" strokeWidth="4.6" strokeLinecap="round" />
      </Mark>
      <PageHeading
        heading={{ id: heading }}
        lead={email === null ? { id: text } : <EmailSentence id={withEmail} email={email} />}
      />
      {primary}
      <div className={form['ways']}>
        {children}
        <BackToSite />
      </div>
    </>
  );
};

/**
 * Links back to the site that requested the visit, if one did. A press tells that site that nobody signed in.
 * The address itself has no OAuth values, because recordings show it.
 */
const BackToSite = (): ReactNode => {
  const { redirect, hasRequestedRedirect } = useSession().visit;
  const { mutate } = useAction(useUseCases().visit.returnToClient);
  const values = { site: useSiteName(redirect) };
  if (redirect === null || !hasRequestedRedirect) return null;
  return <SafeLink href={redirect} label={{ id: 'shared.backToSite', values }} look="link" onPress={() => mutate()} />;
};

/** The email of the account that the service refused in this document with the fault. It stays while the screen is shown, also after a sign-out. */
const useEnded = (fault: 'AccountClosed' | 'AccountLocked'): string | null => {
  const [{ ended }] = useState(useSession().progress);
  return ended?.as === fault ? ended.email : null;
};

/** Says that the account is locked, and how to unlock it. */
export const LockedScreen = (): ReactNode => (
  <EndView
    end="locked"
    email={useEnded('AccountLocked')}
    primary={<AppLink to="/forgot-password" label={{ id: 'signIn.locked.reset' }} look="primary" />}
  >
    <HelpLink look="link" />
  </EndView>
);

/** Says that the account is closed, and who can help. */
export const ClosedScreen = (): ReactNode => (
  <EndView end="closed" email={useEnded('AccountClosed')} primary={<HelpLink look="primary" />}>
    <AnotherAccount action={useAnotherAccount()} />
  </EndView>
);

/** Says that codes are not accepted or cannot be set up, and offers help and the ways out. */
export const TwoFactorLockedScreen = (): ReactNode => {
  const session = useShownSession();
  const end = session.twoFactor.status === 'SetupDisabled' ? 'setup' : 'twoFactor';
  return (
    <EndView end={end} email={shownEmail(session)} primary={<HelpLink look="primary" />}>
      <AnotherAccount action={useAnotherAccount()} />
    </EndView>
  );
};

/** Says that a flow failed because of an error of the service, and offers to start it again at its first screen. */
const Failed = ({ restartAt }: { readonly restartAt: '/signin' | '/signup' | '/forgot-password' }): ReactNode => {
  const navigateTo = useNavigateTo();
  const retry = (): void => void navigateTo(toRoute(restartAt));
  return (
    <EndView end={restartAt} primary={<Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={retry} />}>
      <HelpLink look="link" />
    </EndView>
  );
};

/** Says that sign-in failed. */
export const SignInErrorScreen = (): ReactNode => <Failed restartAt="/signin" />;

/** Says that sign-up failed. */
export const SignUpErrorScreen = (): ReactNode => <Failed restartAt="/signup" />;

/** Says that the password reset failed. */
export const ResetErrorScreen = (): ReactNode => <Failed restartAt="/forgot-password" />;
