import type { ReactNode } from 'react';
import { toRoute } from '#domain/navigation/destination.ts';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import form from '#ui/shared/form/Form.module.css';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
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
  readonly heading: Message;
  readonly lead: Message;
  /** The ways on, the primary one first. */
  readonly children: ReactNode;
};

/** A page that ends a visit: a sign, a heading with a text, and the ways on. The way back to the site is the last one. */
const End = ({ sign, children, ...words }: EndProps): ReactNode => (
  <>
    <Mark tone={signs[sign].tone}>
      <path d={signs[sign].drawing} strokeLinecap="round" strokeLinejoin="round" />
    </Mark>
    <PageHeading {...words} />
    <div className={form['stack']}>
      {children}
      <BackToSite />
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
    <div className={form['last']}>
      <SafeLink
        href={redirect}
        label={{ id: 'shared.backToSite', values: { site: siteName(redirect) } }}
        look="link"
        onPress={() => mutate()}
      />
      <SlowNotice busy={isPending} />
    </div>
  );
};

/** Says that the account is locked, and how to unlock it. */
export const LockedScreen = (): ReactNode => (
  <End sign="padlock" heading={{ id: 'signIn.locked.heading' }} lead={{ id: 'signIn.locked.text' }}>
    <AppLink to="/forgot-password" label={{ id: 'signIn.locked.reset' }} look="primary" />
    <HelpLink />
  </End>
);

/** Says that the account is closed, and who can help. */
export const ClosedScreen = (): ReactNode => (
  <End sign="closedAccount" heading={{ id: 'signIn.closed.heading' }} lead={{ id: 'signIn.closed.text' }}>
    <HelpLink look="primary" />
    <AnotherAccount action={useAnotherAccount()} />
  </End>
);

/** Says that codes are not accepted or cannot be set up, and offers help and the ways out. */
export const TwoFactorLockedScreen = (): ReactNode => {
  const isDisabled = useShownSession().twoFactor.status === 'SetupDisabled';
  return (
    <End
      sign={isDisabled ? 'closedAccount' : 'padlock'}
      heading={{ id: isDisabled ? 'twoFactor.locked.disabledHeading' : 'twoFactor.locked.heading' }}
      lead={{ id: isDisabled ? 'twoFactor.locked.disabled' : 'twoFactor.locked.text' }}
    >
      <HelpLink look="primary" />
      <AnotherAccount action={useAnotherAccount()} />
    </End>
  );
};

const failures = {
  '/signin': { heading: { id: 'signIn.error.heading' }, lead: { id: 'signIn.error.text' } },
  '/signup': { heading: { id: 'signUp.error.heading' }, lead: { id: 'signUp.error.text' } },
  '/forgot-password': { heading: { id: 'reset.error.heading' }, lead: { id: 'reset.error.text' } },
} as const;

/** Says that a flow failed because of an error of the service, and offers to start it again at its first screen. */
const Failed = ({ restartAt }: { readonly restartAt: keyof typeof failures }): ReactNode => {
  const navigateTo = useNavigateTo();
  return (
    <End sign="triangle" {...failures[restartAt]}>
      <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={() => void navigateTo(toRoute(restartAt))} />
      <HelpLink />
    </End>
  );
};

/** Says that sign-in failed. */
export const SignInErrorScreen = (): ReactNode => <Failed restartAt="/signin" />;

/** Says that sign-up failed. */
export const SignUpErrorScreen = (): ReactNode => <Failed restartAt="/signup" />;

/** Says that the password reset failed. */
export const ResetErrorScreen = (): ReactNode => <Failed restartAt="/forgot-password" />;
