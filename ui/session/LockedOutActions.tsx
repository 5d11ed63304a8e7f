import type { ReactNode } from 'react';
import form from '#ui/shared/form/Form.module.css';
import { BackToSite } from '#ui/shared/layout/endOfVisit.tsx';
import { HelpLink, useHelpCentre } from '#ui/shared/layout/links.tsx';
import { AnotherAccountButton } from './AnotherAccountButton.tsx';

/** The ways on for somebody whose account cannot sign in: help, another account, and back to the site. */
export const LockedOutActions = (): ReactNode => {
  // Because: without a help centre, the page still needs one primary action.
  const look = useHelpCentre() === null ? 'primary' : 'secondary';
  return (
    <div className={form['stack']}>
      <HelpLink look="primary" />
      <AnotherAccountButton look={look} />
      <BackToSite />
    </div>
  );
};
