import type { ReactNode } from 'react';
import { helpCentre } from '#domain/platform/helpCentre.ts';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from './message.ts';
import { SafeLink } from './SafeLink.tsx';

type Props = {
  readonly label?: Message;
  readonly look?: 'text' | 'button' | 'primary';
  /** Whether it opens a new tab, so that nothing typed is lost. */
  readonly newTab?: boolean;
};

/** A link to the help centre of the visitor's platform; nothing if the configuration has none. */
export const HelpLink = ({ label = { id: 'shared.getHelp' }, look = 'button', newTab = false }: Props): ReactNode => {
  const { brand, settings } = useUseCases().context;
  const url = helpCentre(settings, useSession().platform ?? brand.defaultPlatform);
  return url !== null && <SafeLink href={url} {...{ label, look, newTab }} />;
};
