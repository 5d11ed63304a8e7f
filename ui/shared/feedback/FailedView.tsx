import type { ReactNode } from 'react';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { useNavigateTo } from '#ui/router/useNavigateTo.ts';
import { BackToSite } from '#ui/shared/layout/BackToSite.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { HelpLink } from '#ui/shared/layout/HelpLink.tsx';
import type { Message } from '#ui/shared/layout/message.ts';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { StateMark } from '#ui/shared/layout/StateMark.tsx';
import form from '#ui/shared/form/Form.module.css';

type Props = {
  readonly heading: Message;
  readonly lead: Message;
  /** The screen where the flow starts again. */
  readonly restartAt: RoutePath;
};

/** Says that a flow failed because of an error of the service, and offers to start it again. */
export const FailedView = ({ heading, lead, restartAt }: Props): ReactNode => {
  const navigateTo = useNavigateTo();
  const restart = (): void => void navigateTo(toRoute(restartAt));
  return (
    <>
      <StateMark look="triangle" />
      <PageHeading heading={heading} lead={lead} />
      <div className={form['stack']}>
        <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={restart} />
        <HelpLink />
        <BackToSite />
      </div>
    </>
  );
};
