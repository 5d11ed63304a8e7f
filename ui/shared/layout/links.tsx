import { useLinkProps } from '@tanstack/react-router';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { newTabAddress } from '#domain/navigation/entryQuery.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { helpCentre } from '#domain/settings/settings.ts';
import { safeLink } from '#domain/shared/safeLink.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import buttons from './Button.module.css';
import styles from './Link.module.css';
import { type Message, Text } from './MessageText.tsx';

const looks = {
  text: styles['link'],
  foot: styles['foot'],
  button: `${buttons['button']} ${buttons['secondary']}`,
  primary: `${buttons['button']} ${buttons['primary']}`,
  link: `${buttons['button']} ${buttons['link']}`,
};

type AppLinkProps = {
  readonly to: RoutePath;
  readonly label: Message | ReactElement;
  readonly look?: keyof typeof looks;
  /** Whether the leave dialog may appear; false for a link that the product itself recommends. */
  readonly leaves?: boolean;
};

/** A link to a screen of the app. Its address has the pending request of the partner, so that another tab keeps it too. */
export const AppLink = ({ to, label, look = 'text', leaves = true }: AppLinkProps): ReactNode => {
  const link = useLinkProps({ to, preload: 'intent', ignoreBlocker: !leaves, className: looks[look] });
  return (
    <a {...link} href={newTabAddress(useSession(), to)}>
      <Text text={label} />
    </a>
  );
};

/** The tag of a message whose words lead to sign-in. */
export const signInTag = {
  signIn: (words: ReactNode) => (
    <AppLink key="signIn" to="/signin" label={<span data-public="">{words}</span>} leaves={false} />
  ),
};

type SafeLinkProps = {
  readonly href: string;
  readonly label: Message | ReactElement;
  readonly look?: keyof typeof looks;
  /** Whether it opens a new tab, so that nothing typed is lost. */
  readonly newTab?: boolean;
  /** Replaces the navigation of a plain press; a press that opens another tab or window still follows the address. */
  readonly onPress?: () => void;
};

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const pressHandler =
  (onPress: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onPress();
  };

/** A link out of the app. Its address cannot run a script. */
export const SafeLink = ({ href, label, look = 'text', newTab = false, onPress }: SafeLinkProps): ReactNode => (
  <a
    href={safeLink(href)}
    className={looks[look]}
    onClick={onPress && pressHandler(onPress)}
    {...(newTab && { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': 'new-tab' })}
  >
    <Text text={label} />
  </a>
);

type DocumentLinkProps = Pick<SafeLinkProps, 'label' | 'look'> & { readonly href: string | null };

/** A link to a published document. Without a URL it is plain text in the same place, so that nothing moves later. */
export const DocumentLink = ({ href, label, look = 'text' }: DocumentLinkProps): ReactNode =>
  href === null ? (
    <span className={`${looks[look]} ${styles['plain']}`}>
      <Text text={label} />
    </span>
  ) : (
    <SafeLink {...{ href, label, look }} newTab />
  );

type HelpLinkProps = Partial<Omit<SafeLinkProps, 'href' | 'onPress'>>;

/** A link to the help centre of the visitor's platform; nothing if the configuration has none. */
export const HelpLink = (link: HelpLinkProps): ReactNode => {
  const { brand, settings } = useUseCases().context;
  const url = helpCentre(settings, useSession().visit.platform ?? brand.defaultPlatform);
  return url !== null && <SafeLink href={url} label={{ id: 'shared.getHelp' }} look="button" {...link} />;
};
