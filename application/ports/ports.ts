import type { Clock } from './clock.ts';
import type { CookieJar } from './cookieJar.ts';
import type { DeadlineBoard } from './deadlineBoard.ts';
import type { Happenings } from './happenings.ts';
import type { IdentityGateway } from './identityGateway.ts';
import type { Log } from './log.ts';
import type { PageHead } from './pageHead.ts';
import type { PhoneBook } from './phoneBook.ts';
import type { SessionStore } from './sessionStore.ts';
import type { SystemFieldsSource } from './systemFieldsSource.ts';
import type { Tabs } from './tabs.ts';
import type { ThemeSource } from './themeSource.ts';

/** Everything the use cases reach the world through. */
export type Ports = {
  readonly identity: IdentityGateway;
  readonly themes: ThemeSource;
  readonly systemFields: SystemFieldsSource;
  readonly cookies: CookieJar;
  readonly session: SessionStore;
  readonly deadlines: DeadlineBoard;
  readonly tabs: Tabs;
  readonly head: PageHead;
  readonly phoneBook: PhoneBook;
  readonly happenings: Happenings;
  readonly clock: Clock;
  readonly log: Log;
};
