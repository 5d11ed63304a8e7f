import type { ReactNode } from 'react';
import { mayChangeNumber } from '#domain/two-factor/twoFactor.ts';
import { useSession } from '#ui/shared/hooks/useCases.tsx';
import { AppLink, HelpLink } from '#ui/shared/layout/links.tsx';

/** A link for a person who cannot use the number: to another number where it may change, else to the help centre in a new tab. */
export const OtherNumberLink = (): ReactNode =>
  mayChangeNumber(useSession().twoFactor) ? (
    <AppLink to="/2fa/change-number" label={{ id: 'twoFactor.changeNumber' }} />
  ) : (
    <HelpLink label={{ id: 'twoFactor.cannotUseNumber' }} look="text" newTab />
  );
