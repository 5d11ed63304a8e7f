import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { TypedCode } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { returnAddress } from '#domain/navigation/redirectDestination.ts';
import { useSiteName } from '#ui/session/useSiteName.ts';
import { cancelledNotice, Notice } from '#ui/shared/feedback/Notice.tsx';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import styles from '#ui/shared/form/Form.module.css';
import { FormHeading } from '#ui/shared/form/FormHeading.tsx';
import { faultError, type FormError, type TypedFormFault } from '#ui/shared/form/formErrors.ts';
import { usePasswordRules } from '#ui/shared/hooks/appData.tsx';
import { type Arrived, type FallibleUseCase, useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MeantPress } from '#ui/shared/layout/MeantPress.tsx';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
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
  const { mutate: open, isSuccess, isPending, error } = useAction(openChange);
  const save = useChangePassword();
  // Because: this starts to load the rules while the code is sent; the form reads them.
  usePasswordRules();
  useEffect(() => open(), [open]);
  if (!isSuccess) return <SendingCodeView busy={isPending} fault={isPending ? null : error} onRetry={() => open()} />;
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

// The faults whose own words also fit a code that was not sent.
const faultsWithOwnWords: ReadonlyArray<IdentityFault['_tag']> = [
  'RateLimited',
  'TooManyAttempts',
  'Unreachable',
  'Cancelled',
];

const sendError = (fault: Arrived<IdentityFault>): FormError =>
  faultsWithOwnWords.includes(fault._tag)
    ? faultError(fault)
    : { field: null, message: { id: 'changePassword.notSent' } };

type SendingProps = {
  readonly busy: boolean;
  readonly fault: Arrived<IdentityFault> | null;
  readonly onRetry: () => void;
};

/** Stands in the place of the form until its code is sent. After a fault it offers to try again. */
export const SendingCodeView = ({ busy, fault, onRetry }: SendingProps): ReactNode => (
  <>
    <FormHeading heading={heading} errors={fault === null ? [] : [sendError(fault)]} fault={fault} />
    <div className={styles['stack']}>
      <div role="status">{fault === null && <MessageText id="changePassword.sending" />}</div>
      {fault !== null && <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={onRetry} />}
      <SlowNotice busy={busy} />
    </div>
  </>
);

/** Says that the password has been changed, and leads to the site of the visit. */
const PasswordChangedView = (): ReactNode => {
  const { context, password } = useUseCases();
  const { mutate, isPending, error } = useAction(password.leaveChange);
  const siteName = useSiteName();
  const site = returnAddress(context.settings, useSession());
  const label: Message =
    site === null ? { id: 'session.continue' } : { id: 'shared.continueTo', values: { site: siteName(site) } };
  return (
    <MeantPress>
      <DoneMark />
      <PageHeading heading={{ id: 'changePassword.done' }} />
      <div className={styles['stack']}>
        <Button label={label} look="primary" busy={isPending} onPress={() => mutate()} />
        <SlowNotice busy={isPending} />
        <Notice {...cancelledNotice(error, 'session.cancelled')} />
      </div>
    </MeantPress>
  );
};
