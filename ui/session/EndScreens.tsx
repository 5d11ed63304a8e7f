import { type ReactNode, useState } from 'react';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { AppLink, HelpLink, useHelpCentre } from '#ui/shared/layout/links.tsx';
import { useNavigateTo } from '#ui/shared/navigation/useNavigateTo.ts';
import { End } from './End.tsx';

/** The ways on for an account that cannot sign in: help, and the sign-in with another account. */
const HelpOrAnotherAccount = (): ReactNode => {
  const { mutate, isPending } = useAction(useUseCases().visit.useAnotherAccount);
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
  <End drawing="padlock" heading={{ id: 'signIn.locked.heading' }} lead={{ id: 'signIn.locked.text' }}>
    <AppLink to="/forgot-password" label={{ id: 'signIn.locked.reset' }} look="primary" />
    <HelpLink />
  </End>
);

/** Says that the account is closed, and who can help. */
export const ClosedScreen = (): ReactNode => (
  <End drawing="closedAccount" heading={{ id: 'signIn.closed.heading' }} lead={{ id: 'signIn.closed.text' }}>
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
      drawing={isDisabled ? 'barredShield' : 'lockedShield'}
      heading={{ id: isDisabled ? 'twoFactor.locked.disabledHeading' : 'twoFactor.locked.heading' }}
      lead={{ id: isDisabled ? 'twoFactor.locked.disabled' : 'twoFactor.locked.text' }}
    >
      <HelpOrAnotherAccount />
    </End>
  );
};

type FailedProps = {
  readonly heading: Message;
  readonly lead: Message;
  /** The screen where the flow starts again. */
  readonly restartAt: RoutePath;
};

const Failed = ({ restartAt, ...words }: FailedProps): ReactNode => {
  const navigateTo = useNavigateTo();
  return (
    <End drawing="triangle" {...words}>
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
