import type { ReactNode } from 'react';
import { Button } from '#ui/shared/Button.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { Words } from '#ui/shared/Words.tsx';
import styles from './CookiesBlocked.module.css';

type Props = {
  /** The site whose cookies are to be allowed. */
  readonly site: string;
  readonly onRetry: () => void;
};

/** Says that without cookies nobody can sign in, and what to allow. */
export const CookiesBlockedView = ({ site, onRetry }: Props): ReactNode => (
  <>
    <PageHeading heading={{ id: 'cookiesBlocked.heading' }} lead={{ id: 'cookiesBlocked.text' }} />
    <ol className={styles['steps']}>
      <li>
        <Words id="cookiesBlocked.open" />
      </li>
      <li>
        <Words id="cookiesBlocked.allow" values={{ site }} />
      </li>
      <li>
        <Words id="cookiesBlocked.return" />
      </li>
    </ol>
    <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={onRetry} />
  </>
);
