import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { stepperAt } from '#domain/navigation/stepper.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Steps.module.css';

/**
 * The steps of this sign-up, on the screens that show them: an ordered list that marks the current one. For the eye it is a line with the title
 * of that step and a bar for each.
 */
export const SignUpSteps = ({ screen }: { readonly screen: RoutePath | null }): ReactNode => {
  const { brand, settings } = useUseCases().context;
  const { typed, visit } = useSession();
  const { formatMessage } = useIntl();
  const platform = visit.platform ?? brand.defaultPlatform;
  const stepper = screen && stepperAt(screen, { accountType: typed.accountType, platform, newFlow: settings.newFlow });
  if (stepper === null) return null;
  const { steps, active } = stepper;
  const title = formatMessage({ id: active.title });
  return (
    <div className={styles['stepper']}>
      <p aria-hidden="true">
        {formatMessage({ id: 'stepper.position' }, { step: active.id + 1, steps: steps.length, title })}
      </p>
      <ol role="list" className={styles['steps']} aria-label={formatMessage({ id: 'stepper.label' })}>
        {steps.map(({ id, title: message }) => (
          <li
            key={id}
            className={`${styles['step']} ${id <= active.id ? styles['reached'] : ''}`}
            aria-current={id === active.id ? 'step' : undefined}
          >
            <MessageText id={message} className="visually-hidden" />
          </li>
        ))}
      </ol>
    </div>
  );
};
