import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { TypedCode } from '#domain/identity/credentials.ts';
import { type IdentityFault, waitOf } from '#domain/identity/identityFault.ts';
import { returnAddress } from '#domain/navigation/redirectDestination.ts';
import { RunningView } from '#ui/session/RunningView.tsx';
import { useSiteName } from '#ui/session/useSiteName.ts';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import { faultError, type FormError, type TypedFormFault } from '#ui/shared/form/formErrors.ts';
import { type Arrived, type FallibleUseCase, useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MeantPress } from '#ui/shared/layout/MeantPress.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { DoneMark } from '#ui/shared/layout/icons.tsx';
import { usePasswordChanged } from '#ui/shared/navigation/passwordChanged.ts';
import { NewPasswordForm } from './NewPasswordScreen.tsx';

const heading: Message = { id: 'changePassword.heading' };

/** Changes the password, and says so afterwards. */
export const ChangePasswordScreen = (): ReactNode =>
  usePasswordChanged() ? <PasswordChangedView /> : <ChangePasswordView />;

/** Requests the code as soon as it is shown, then asks for it and for the new password. */
const ChangePasswordView = (): ReactNode => {
  const { openChange, resendChangeCode } = useUseCases().password;
  const { mutate: open, isSuccess, isPending: busy, error: fault } = useAction(openChange);
  const save = useChangePassword();
  useEffect(() => open(), [open]);
  if (!isSuccess)
    return (
      <RunningView
        {...{ heading, fault, busy }}
        errors={sendErrors(fault)}
        words={{ id: 'changePassword.sending' }}
        onRetry={() => open()}
      />
    );
  return (
    <NewPasswordForm heading={heading} asksCode purpose="PasswordChange" submit={save} resend={resendChangeCode} />
  );
};

/** Changes the password, and notes it in the history entry: a reload then shows that it is done, and sends no other code. */
const useChangePassword = (): FallibleUseCase<[TypedCode], TypedFormFault> => {
  const { change } = useUseCases().password;
  const router = useRouter();
  return (typed) => async () => {
    const outcome = await change(typed)();
    if (outcome._tag === 'Right' && outcome.right === null)
      await router.navigate({ to: '/change-password', replace: true, state: { passwordChanged: true } });
    return outcome;
  };
};

/** The error of a code that was not sent. */
export const sendErrors = (fault: Arrived<IdentityFault> | null): ReadonlyArray<FormError> => {
  if (fault === null) return [];
  const hasOwnWords = fault._tag === 'Unreachable' || waitOf(fault) !== null;
  return [hasOwnWords ? faultError(fault) : { field: null, message: { id: 'changePassword.notSent' } }];
};

/** Says that the password has been changed, and leads to the site of the visit. */
const PasswordChangedView = (): ReactNode => {
  const { context, password } = useUseCases();
  const { mutate, isPending } = useAction(password.leaveChange);
  const address = returnAddress(context.settings, useSession());
  const site = useSiteName(address);
  const label: Message = address === null ? { id: 'session.continue' } : { id: 'shared.continueTo', values: { site } };
  return (
    <MeantPress>
      <DoneMark />
      <PageHeading heading={{ id: 'changePassword.done' }} />
      <div>
        <Button label={label} look="primary" busy={isPending} onPress={() => mutate()} />
        <SlowNotice busy={isPending} />
      </div>
    </MeantPress>
  );
};
