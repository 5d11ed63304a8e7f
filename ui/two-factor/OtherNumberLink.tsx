import type { ReactNode } from 'react';
import { mayChangeNumber } from '#domain/two-factor/twoFactor.ts';
import { useShownSession } from '#ui/session/AnotherAccount.tsx';
import { AppLink, HelpLink } from '#ui/shared/layout/links.tsx';

/** A link for a person who cannot use the number: to another number where it may change, else to the help centre in a new tab. */
export const OtherNumberLink = (): ReactNode =>
  mayChangeNumber(useShownSession().twoFactor) ? (
    <AppLink to="/2fa/change-number" label={{ id: 'twoFactor.changeNumber' }} look="link" />
  ) : (
    <HelpLink label={{ id: 'twoFactor.cannotUseNumber' }} look="link" newTab />
  );
