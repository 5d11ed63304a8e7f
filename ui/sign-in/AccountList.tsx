import type { ReactNode } from 'react';
import type { LinkedAccount, ProfileId } from '#domain/identity/accessToken.ts';
import { Spinner } from '#ui/shared/layout/icons.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './AccountSelection.module.css';

type Props = {
  readonly accounts: ReadonlyArray<LinkedAccount>;
  /** The account whose request runs. */
  readonly chosen: ProfileId | null;
  /** Whether the list is long enough to scroll on its own. */
  readonly many: boolean;
  readonly onChoose: (profileId: ProfileId) => void;
};

/** One button per account: its name and its type. While a request runs, the buttons do nothing. */
export const AccountList = ({ accounts, chosen, many, onChoose }: Props): ReactNode => (
  <ul className={many ? `${styles['list']} ${styles['long']}` : styles['list']}>
    {accounts.map((account) => (
      <li key={account.profileId}>
        <AccountButton
          account={account}
          busy={account.profileId === chosen}
          waiting={chosen !== null}
          onPress={() => onChoose(account.profileId)}
        />
      </li>
    ))}
  </ul>
);

type ButtonProps = {
  readonly account: LinkedAccount;
  readonly busy: boolean;
  readonly waiting: boolean;
  readonly onPress: () => void;
};

const AccountButton = ({ account: { name, accountType }, busy, waiting, onPress }: ButtonProps): ReactNode => (
  <button
    type="button"
    className={styles['account']}
    aria-disabled={waiting}
    aria-busy={busy}
    onClick={() => {
      if (!waiting) onPress();
    }}
  >
    <span className={styles['words']}>
      <span className={styles['name']}>{name}</span>{' '}
      <MessageText id={`accountType.${accountType}`} className={styles['type']} />
    </span>
    {busy ? <Spinner /> : <Arrow />}
  </button>
);

const Arrow = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M8 4.5 13.5 10 8 15.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
