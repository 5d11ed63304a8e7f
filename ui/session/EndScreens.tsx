import { type ReactNode, useState } from 'react';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { siteName } from '#domain/redirect/sites.ts';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import form from '#ui/shared/form/Form.module.css';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { Mark, shieldOutline } from '#ui/shared/layout/icons.tsx';
import { AppLink, HelpLink, SafeLink, useHelpCentre } from '#ui/shared/layout/links.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { useNavigateTo } from '#ui/shared/navigation/useNavigateTo.ts';

const drawings = {
  padlock:
    'M9.5 14h13a2.5 2.5 0 0 1 2.5 2.5V24a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 7 24v-7.5A2.5 2.5 0 0 1 9.5 14Zm1.5 0v-3.5a5 5 0 0 1 10 0V14m-5 4.8v3',
  closedAccount:
    'M13 15a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM4 26.5c0-5.2 3.8-8 9-8 1.5 0 2.9.2 4.1.7M21 20.5l6.5 6.5m0-6.5L21 27',
  triangle: 'M14.3 6.5a2 2 0 0 1 3.4 0l10 17.3a2 2 0 0 1-1.7 3H6a2 2 0 0 1-1.7-3ZM16 13v5.5m0 3.8v.1',
  lockedShield: `${shieldOutline}m-4 11h8v6.5h-8Zm1.5 0v-1.8a2.5 2.5 0 0 1 5 0v1.8`,
  barredShield: `${shieldOutline}m-4.5 12.2h9`,
};

type EndProps = {
  readonly look: keyof typeof drawings;
  readonly heading: Message;
  readonly lead: Message;
  /** The ways on, the primary one first. */
  readonly children: ReactNode;
};

/** A page that ends a visit: its sign, its words and the ways on. The way back to the site is the last one. */
const End = ({ look, children, ...words }: EndProps): ReactNode => (
  <>
    <Mark tone="muted">
      <path d={drawings[look]} strokeLinecap="round" strokeLinejoin="round" />
    </Mark>
    <PageHeading {...words} />
    <div className={form['stack']}>
      {children}
      <BackToSite />
    </div>
  </>
);

/** Help, and the sign-in with another account, for somebody whose account cannot sign in. */
const HelpOrAnotherAccount = (): ReactNode => {
  const { mutate, isPending } = useAction(useUseCases().visit.useAnotherAccount);
  // Because: without a help centre, the page still needs one primary action.
  const look = useHelpCentre() === null ? 'primary' : 'secondary';
  return (
    <>
      <HelpLink look="primary" />
      <Button label={{ id: 'session.another' }} look={look} busy={isPending} onPress={() => mutate()} />
    </>
  );
};

/** Says that the account is locked, and how to unlock it. */
export const LockedScreen = (): ReactNode => (
  <End look="padlock" heading={{ id: 'signIn.locked.heading' }} lead={{ id: 'signIn.locked.text' }}>
    <AppLink to="/forgot-password" label={{ id: 'signIn.locked.reset' }} look="primary" />
    <HelpLink />
  </End>
);

/** Says that the account is closed, and who can help. */
export const ClosedScreen = (): ReactNode => (
  <End look="closedAccount" heading={{ id: 'signIn.closed.heading' }} lead={{ id: 'signIn.closed.text' }}>
    <HelpOrAnotherAccount />
  </End>
);

/** Says that codes are not accepted or cannot be set up, and offers help and the ways out. */
export const TwoFactorLockedScreen = (): ReactNode => {
  const { status } = useSession().twoFactor;
  // Because: the session forgets the status at once when the browser leaves or signs out, and the page must stay until it has left.
  const [isDisabled] = useState(status === 'SetupDisabled');
  return (
    <End
      look={isDisabled ? 'barredShield' : 'lockedShield'}
      heading={{ id: isDisabled ? 'twoFactor.locked.disabledHeading' : 'twoFactor.locked.heading' }}
      lead={{ id: isDisabled ? 'twoFactor.locked.disabled' : 'twoFactor.locked.text' }}
    >
      <HelpOrAnotherAccount />
    </End>
  );
};

type FailedProps = Pick<EndProps, 'heading' | 'lead'> & {
  /** The screen where the flow starts again. */
  readonly restartAt: RoutePath;
};

const Failed = ({ restartAt, ...words }: FailedProps): ReactNode => {
  const navigateTo = useNavigateTo();
  return (
    <End look="triangle" {...words}>
      <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={() => void navigateTo(toRoute(restartAt))} />
      <HelpLink />
    </End>
  );
};

/** Says that sign-in failed because of an error of the service, and offers to start it again. */
export const SignInErrorScreen = (): ReactNode => (
  <Failed heading={{ id: 'signIn.error.heading' }} lead={{ id: 'signIn.error.text' }} restartAt="/signin" />
);

/** Says that sign-up failed because of an error of the service, and offers to start it again. */
export const SignUpErrorScreen = (): ReactNode => (
  <Failed heading={{ id: 'signUp.error.heading' }} lead={{ id: 'signUp.error.text' }} restartAt="/signup" />
);

/** Says that the password reset failed because of an error of the service, and offers to start it again. */
export const ResetErrorScreen = (): ReactNode => (
  <Failed heading={{ id: 'reset.error.heading' }} lead={{ id: 'reset.error.text' }} restartAt="/forgot-password" />
);

/** Links back to the site that requested the visit, if one did, and tells it that nobody signed in. Recordings show the address: no OAuth values. */
const BackToSite = (): ReactNode => {
  const { redirect, hasRequestedRedirect } = useSession().visit;
  const { mutate, isPending } = useAction(useUseCases().visit.returnToClient);
  if (redirect === null || !hasRequestedRedirect) return null;
  return (
    <div className={form['last']}>
      <SafeLink
        href={redirect}
        label={{ id: 'shared.backToSite', values: { site: siteName(redirect) } }}
        look="quiet"
        onPress={() => mutate()}
      />
      <SlowNotice busy={isPending} />
    </div>
  );
};
