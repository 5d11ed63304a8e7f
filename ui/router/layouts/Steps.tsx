import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { stepperAt } from '#domain/navigation/stepper.ts';
import type { Message } from '#ui/shared/layout/message.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import styles from './Steps.module.css';

/** The steps of this sign-up, on the screens that show them. */
export const SignUpSteps = ({ screen }: { readonly screen: RoutePath | null }): ReactNode => {
  const { brand, settings } = useUseCases().context;
  const { accountType, platform } = useSession();
  const kind = { accountType, platform: platform ?? brand.defaultPlatform, newFlow: settings.newFlow };
  const stepper = screen === null ? null : stepperAt(screen, kind);
  return stepper && <Steps steps={stepper.steps.map(({ title }) => ({ id: title }))} active={stepper.active.id} />;
};

type StepsProps = {
  readonly steps: ReadonlyArray<Message>;
  /** The index of the current step, from 0. */
  readonly active: number;
};

/** An ordered list of steps that marks the current one. */
export const Steps = ({ steps, active }: StepsProps): ReactNode => (
  <ol className={styles['steps']} aria-label={useIntl().formatMessage({ id: 'stepper.label' })}>
    {steps.map((step, index) => (
      <li
        key={step.id}
        className={`${styles['step']} ${index <= active ? styles['reached'] : ''}`}
        aria-current={index === active ? 'step' : undefined}
      >
        <MessageText {...step} />
      </li>
    ))}
  </ol>
);
