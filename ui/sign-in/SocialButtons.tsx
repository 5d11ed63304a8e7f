import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import form from '#ui/shared/form/Form.module.css';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './SocialButtons.module.css';

type Props = {
  readonly providers: ReadonlyArray<SocialProvider>;
  /** Whether a sign-in runs, with a password or a provider: the buttons then do nothing. */
  readonly busy: boolean;
  readonly onProvider: (provider: SocialProvider) => void;
};

/** One button per identity provider, with its name and its mark; nothing without providers. */
export const SocialButtons = ({ providers, busy, onProvider }: Props): ReactNode => {
  const { formatMessage } = useIntl();
  if (providers.length === 0) return null;
  return (
    <>
      <div className={`hint ${form['or']}`}>
        <MessageText id="signIn.or" />
      </div>
      <div className={form['stack']}>
        {providers.map((provider) => (
          <Button
            key={provider}
            // Because: a mark in the style sheet is no script of the first load.
            icon={<span className={styles['mark']} data-provider={provider} aria-hidden="true" />}
            label={{ id: 'signIn.social', values: { provider: formatMessage({ id: `social.${provider}` }) } }}
            idle={busy}
            onPress={() => onProvider(provider)}
          />
        ))}
      </div>
    </>
  );
};
