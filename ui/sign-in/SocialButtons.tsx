import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SocialLogin } from '#domain/system/systemFields.ts';
import form from '#ui/shared/form/Form.module.css';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './SocialButtons.module.css';

type Props = {
  readonly providers: ReadonlyArray<SocialLogin>;
  readonly onProvider: (provider: SocialLogin) => void;
};

/** One button per identity provider, with its name and its mark. */
export const SocialButtons = ({ providers, onProvider }: Props): ReactNode => {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={form['or']}>
        <MessageText id="signIn.or" />
      </div>
      <div className={form['stack']}>
        {providers.map((provider) => (
          <Button
            key={provider.id}
            // Because: a mark in the style sheet is no script of the first load.
            icon={<span className={styles['mark']} data-provider={provider.id} aria-hidden="true" />}
            label={{ id: 'signIn.social', values: { provider: formatMessage({ id: `social.${provider.id}` }) } }}
            onPress={() => onProvider(provider)}
          />
        ))}
      </div>
    </>
  );
};
