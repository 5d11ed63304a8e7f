import { type ReactNode, useState } from 'react';
import { toRoute } from '#domain/navigation/destination.ts';
import type { MessageId } from '#locales/messageId.ts';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
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

// What went wrong, and what is locked, is red; what is over is grey.
const signs = {
  padlock: {
    tone: 'danger',
    drawing:
      'M9.5 14h13a2.5 2.5 0 0 1 2.5 2.5V24a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 7 24v-7.5A2.5 2.5 0 0 1 9.5 14Zm1.5 0v-3.5a5 5 0 0 1 10 0V14m-5 4.8v3',
  },
  closedAccount: {
    tone: 'muted',
    drawing:
      'M13 15a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM4 26.5c0-5.2 3.8-8 9-8 1.5 0 2.9.2 4.1.7M21 20.5l6.5 6.5m0-6.5L21 27',
  },
  triangle: {
    tone: 'danger',
    drawing: 'M14.3 6.5a2 2 0 0 1 3.4 0l10 17.3a2 2 0 0 1-1.7 3H6a2 2 0 0 1-1.7-3ZM16 13v5.5m0 3.8v.1',
  },
} as const;

type EndProps = {
  readonly sign: keyof typeof signs;
  readonly heading: MessageId;
  /** The text below the heading; where it names the account, another one for an account that is not known. */
  readonly text: MessageId;
  readonly unnamed?: MessageId;
  readonly email?: string | null;
  /** The first way on. */
  readonly primary: ReactNode;
  /** Another way on. */
  readonly children: ReactNode;
};

/** A page that ends a visit: a sign, a heading with a text, and the ways on. The way back to the site is the last one. */
const End = ({ sign, heading, text, unnamed = text, email = null, primary, children }: EndProps): ReactNode => (
  <>
    <Mark tone={signs[sign].tone}>
      <path d={signs[sign].drawing} strokeLinecap="round" strokeLinejoin="round" />
    </Mark>
    <PageHeading
      heading={{ id: heading }}
      lead={email === null ? { id: unnamed } : <EmailSentence id={text} email={email} />}
    />
    <div className={form['stack']}>
      {primary}
      <div className={form['ways']}>
        {children}
        <BackToSite />
      </div>
    </div>
  </>
);

/**
 * Links back to the site that requested the visit, if one did. A press tells that site that nobody signed in.
 * The address itself has no OAuth values, because recordings show it.
 */
const BackToSite = (): ReactNode => {
  const { redirect, hasRequestedRedirect } = useSession().visit;
  const { mutate, isPending } = useAction(useUseCases().visit.returnToClient);
  const siteName = useSiteName();
  if (redirect === null || !hasRequestedRedirect) return null;
  return (
    <>
      <SafeLink
        href={redirect}
        label={{ id: 'shared.backToSite', values: { site: siteName(redirect) } }}
        look="link"
        onPress={() => mutate()}
      />
      <SlowNotice busy={isPending} />
    </>
  );
};

/** The email of the account that the service refused in this document with the fault. It stays while the screen is shown, also after a sign-out. */
const useEnded = (fault: 'AccountClosed' | 'AccountLocked'): string | null => {
  const [{ ended }] = useState(useSession().progress);
  return ended?.as === fault ? ended.email : null;
};

/** Says that the account is locked, and how to unlock it. */
export const LockedScreen = (): ReactNode => {
  const email = useEnded('AccountLocked');
  return (
    <End
      sign="padlock"
      heading="signIn.locked.heading"
      text="signIn.locked.text"
      unnamed="signIn.locked.noEmail"
      email={email}
      primary={<AppLink to="/forgot-password" label={{ id: 'signIn.locked.reset' }} look="primary" />}
    >
      <HelpLink look="link" />
    </End>
  );
};

/** Says that the account is closed, and who can help. */
export const ClosedScreen = (): ReactNode => {
  const email = useEnded('AccountClosed');
  return (
    <End
      sign="closedAccount"
      heading="signIn.closed.heading"
      text="signIn.closed.text"
      unnamed="signIn.closed.noEmail"
      email={email}
      primary={<HelpLink look="primary" />}
    >
      <AnotherAccount action={useAnotherAccount()} />
    </End>
  );
};

const twoFactorEnds = {
  locked: {
    sign: 'padlock',
    heading: 'twoFactor.locked.heading',
    text: 'twoFactor.locked.text',
    unnamed: 'twoFactor.locked.noEmail',
  },
  disabled: {
    sign: 'closedAccount',
    heading: 'twoFactor.locked.disabledHeading',
    text: 'twoFactor.locked.disabled',
    unnamed: 'twoFactor.locked.disabledNoEmail',
  },
} as const;

/** Says that codes are not accepted or cannot be set up, and offers help and the ways out. */
export const TwoFactorLockedScreen = (): ReactNode => {
  const { twoFactor, typed } = useShownSession();
  const words = twoFactor.status === 'SetupDisabled' ? twoFactorEnds.disabled : twoFactorEnds.locked;
  return (
    <End {...words} email={typed.email} primary={<HelpLink look="primary" />}>
      <AnotherAccount action={useAnotherAccount()} />
    </End>
  );
};

const failures = {
  '/signin': { heading: 'signIn.error.heading', text: 'signIn.error.text' },
  '/signup': { heading: 'signUp.error.heading', text: 'signUp.error.text' },
  '/forgot-password': { heading: 'reset.error.heading', text: 'reset.error.text' },
} as const;

/** Says that a flow failed because of an error of the service, and offers to start it again at its first screen. */
const Failed = ({ restartAt }: { readonly restartAt: keyof typeof failures }): ReactNode => {
  const navigateTo = useNavigateTo();
  const retry = (): void => void navigateTo(toRoute(restartAt));
  const primary = <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={retry} />;
  return (
    <End sign="triangle" {...failures[restartAt]} primary={primary}>
      <HelpLink look="link" />
    </End>
  );
};

/** Says that sign-in failed. */
export const SignInErrorScreen = (): ReactNode => <Failed restartAt="/signin" />;

/** Says that sign-up failed. */
export const SignUpErrorScreen = (): ReactNode => <Failed restartAt="/signup" />;

/** Says that the password reset failed. */
export const ResetErrorScreen = (): ReactNode => <Failed restartAt="/forgot-password" />;
