import type { ReactNode } from 'react';
import type { Resent } from '#application/code/sendCode.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { maskEmail } from '#domain/identity/maskEmail.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import type { Session } from '#domain/session/session.ts';
import type { ShownNumber } from '#domain/two-factor/shownNumber.ts';
import { nextChannel } from '#domain/two-factor/channel.ts';
import { useCodePage } from '#ui/code/useCodePage.ts';
import { triesLeft } from '#domain/two-factor/triesLeft.ts';
import { broughtNumber } from '#domain/two-factor/twoFactorGiven.ts';
import { useGo } from '#ui/router/useGo.ts';
import { useAction, useCommand } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { NumberChangedScreen } from './NumberChangedScreen.tsx';
import { useRecheck } from './useRecheck.ts';
import { withTriesLeft } from './withTriesLeft.ts';
import { VerifyNumberView, type SentTo } from './VerifyNumberView.tsx';

const sentToOf = ({ twoFactor: { channel }, email }: Session, shown: ShownNumber | null): SentTo | null => {
  if (channel === 'email') return email === null ? null : { channel, email: maskEmail(email) };
  return channel === null || shown === null ? null : { channel, shown };
};

/** Asks for the code; once a new number is in force, says that instead. */
export const VerifyNumberScreen = (): ReactNode =>
  broughtNumber(useSession().twoFactor) ? <NumberChangedScreen /> : <CodeScreen />;

const CodeScreen = (): ReactNode => {
  const { verifyTwoFactorCode, resendTwoFactorCode, phones, abandon } = useUseCases();
  const session = useSession();
  const go = useGo();
  const resending = useCommand<[], IdentityFault, Resent>(resendTwoFactorCode);
  useRecheck(resending.error);
  const { twoFactor, email, password } = session;
  const page = useCodePage(useAction(verifyTwoFactorCode), resending);
  return (
    <VerifyNumberView
      page={{ ...page, errors: withTriesLeft(page.errors, triesLeft(twoFactor)) }}
      sends={twoFactor.sendAttempts}
      sentTo={sentToOf(session, phones.shown(twoFactor))}
      passwordFor={twoFactor.useWebLogin && password === null ? email : null}
      hasOtherWay={twoFactor.channel !== 'email' && nextChannel(twoFactor) !== null}
      onOtherWay={() => void go(toRoute('/2fa/phone-validation'))}
      onCancel={() => void abandon()}
    />
  );
};
