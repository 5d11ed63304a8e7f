import type { ReactNode } from 'react';
import { mayChangeNumber } from '#domain/two-factor/twoFactor.ts';
import { AnotherAccount, type useAnotherAccount, useShownSession } from '#ui/session/AnotherAccount.tsx';
import { AppLink, HelpLink } from '#ui/shared/layout/links.tsx';
import styles from './TwoFactor.module.css';

type Props = {
  readonly another: ReturnType<typeof useAnotherAccount>;
  /** Whether the form above is being sent. */
  readonly idle: boolean;
  /** The way for a person who cannot use the number. */
  readonly children?: ReactNode;
};

/** Below a form: the ways of a person who cannot go on with it. */
export const WaysOut = ({ another, idle, children }: Props): ReactNode => (
  <div className={`tall-links ${styles['ways']}`}>
    {children}
    <AnotherAccount action={another} idle={idle} />
  </div>
);

/** A link for a person who cannot use the number: to another number where it may change, else to the help centre in a new tab. */
export const OtherNumberLink = (): ReactNode =>
  mayChangeNumber(useShownSession().twoFactor) ? (
    <AppLink to="/2fa/change-number" label={{ id: 'twoFactor.changeNumber' }} />
  ) : (
    <HelpLink label={{ id: 'twoFactor.cannotUseNumber' }} look="text" newTab />
  );
