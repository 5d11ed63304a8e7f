import type { ReactNode } from 'react';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { stepperAt } from '#domain/navigation/stepper.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { Steps } from './Steps.tsx';

/** The steps of this sign-up above a screen that has them; nothing above any other. */
export const StepsAt = ({ screen }: { readonly screen: RoutePath | null }): ReactNode => {
  const { brand, settings } = useUseCases().world;
  const { accountType, platform } = useSession();
  const kind = { accountType, platform: platform ?? brand.defaultPlatform, newFlow: settings.newFlow };
  const stepper = screen === null ? null : stepperAt(screen, kind);
  return stepper && <Steps steps={stepper.steps.map(({ title }) => ({ id: title }))} active={stepper.active.id} />;
};
