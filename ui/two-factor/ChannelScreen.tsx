import type { ReactNode } from 'react';
import { isLandline, nextChannel, offeredChannels } from '#domain/two-factor/channel.ts';
import { useAction } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { ChannelForm } from './ChannelForm.tsx';

/** Joins the ways a code can come to the use case that sends it. */
export const ChannelScreen = (): ReactNode => {
  const { sendTwoFactorCode, phones, abandon } = useUseCases();
  const { twoFactor } = useSession();
  const { mutate, isPending, error } = useAction(sendTwoFactorCode);
  const offered = offeredChannels(twoFactor);
  // Because: who comes back after a code was sent is looking for another way.
  const suggested = twoFactor.sendAttempts > 0 ? nextChannel(twoFactor) : null;
  return (
    <ChannelForm
      busy={isPending}
      fault={error}
      shown={phones.shown(twoFactor)}
      channels={offered}
      suggested={suggested ?? offered[0] ?? null}
      onlyCalls={isLandline(twoFactor.phone)}
      onSubmit={mutate}
      onCancel={() => void abandon()}
    />
  );
};
