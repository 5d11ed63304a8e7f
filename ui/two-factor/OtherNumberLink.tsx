import type { ReactNode } from 'react';
import { mayChangeNumber } from '#domain/two-factor/twoFactorScreen.ts';
import { useSession } from '#ui/shared/hooks/useCases.tsx';
import { AppLink, HelpLink } from '#ui/shared/layout/links.tsx';

/**
 * What a person can do without access to the number: give another one where it may change, else ask the help centre, in a
 * new tab that leaves this one as it is. Nothing if the configuration has no help centre.
 */
export const OtherNumberLink = (): ReactNode =>
  mayChangeNumber(useSession().twoFactor) ? (
    <AppLink to="/2fa/change-number" label={{ id: 'twoFactor.changeNumber' }} />
  ) : (
    <HelpLink label={{ id: 'twoFactor.cannotUseNumber' }} look="text" newTab />
  );
