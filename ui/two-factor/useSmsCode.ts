import { useEffect } from 'react';
import { fillCode } from '#ui/code/fillCode.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';

/** Fills in the code of a text message, where the browser can read it; each sent code is waited for anew. */
export const useSmsCode = (): void => {
  const { receiveSmsCode } = useUseCases();
  const { channel, sendAttempts } = useSession().twoFactor;
  useEffect(() => receiveSmsCode({ channel, sendAttempts }, fillCode), [receiveSmsCode, channel, sendAttempts]);
};
