import type { ReactNode } from 'react';
import { useHelpCentre } from '#ui/shared/hooks/useHelpCentre.ts';
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
  const url = useHelpCentre();
  return url !== null && <SafeLink href={url} {...{ label, look, newTab }} />;
};
