import * as TE from 'fp-ts/TaskEither';
import type { NewAccount } from '#application/ports/identityCalls.ts';
import type { SystemFieldsSource } from '#application/ports/sources.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp, type RenderedApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed } from '#tests/ui/renderView.tsx';

/** The sentence with the links to the documents. */
export const agreement = 'By creating an account you accept our Terms and conditions and Privacy policy.';
/** The start of the text in their place after a failure. */
export const unread = "We couldn't load the terms and conditions and the privacy policy.";

type Fetch = ReturnType<SystemFieldsSource['fetch']>;
/** One load, given the load of the sandbox. */
type Answer = (real: Fetch) => Fetch;

/** A load that fails. */
export const gone: Answer = () => TE.left(normaliseError('gone'));
/** A load without the documents. */
export const withoutDocuments: Answer = () => TE.right(noSystemFields);

/** Holds a load back until it is released. */
export const hold = (answer: Answer): { readonly answer: Answer; readonly release: () => void } => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { answer: (real) => () => released.then(() => answer(real)()), release: () => release() };
};

/** The app at sign-up; its first loads of the system fields have these answers, and the sandbox gives the next ones. */
export const open = async (answers: ReadonlyArray<Answer>) => {
  const planned = [...answers];
  const sent: NewAccount[] = [];
  const app = makeTestApp({
    replace: ({ systemFields, identity }) => ({
      systemFields: {
        fetch: (query) => () => {
          const real = systemFields.fetch(query);
          return (planned.shift()?.(real) ?? real)();
        },
      },
      identity: {
        ...identity,
        signUp: (account, context) => {
          sent.push(account);
          return identity.signUp(account, context);
        },
      },
    }),
  });
  const shown = await renderApp(app, '/signup');
  const all = (selector: string): ReadonlyArray<HTMLElement> => [...shown.page.querySelectorAll<HTMLElement>(selector)];
  return {
    ...shown,
    sent,
    texts: () =>
      all('main form p, main form [role="status"], main [role="alert"]')
        .map(({ textContent }) => textContent)
        .join(' '),
    links: () => all('main form a').map(({ textContent }) => textContent),
    /** The part of the form with the documents. */
    documents: () => shown.page.querySelector('#documents'),
  };
};

/** Fills the form in. */
export const fill = (page: HTMLElement, email = 'ada@example.test'): void => {
  inputNamed(page, 'email').value = email;
  inputNamed(page, 'password').value = 'Brand-new-horse-1';
};

/** Fills the form in and presses "Create account". */
export const fillAndSend = (
  { page, act }: Pick<RenderedApp, 'page' | 'act'>,
  email = 'ada@example.test',
): Promise<void> =>
  act(() => {
    fill(page, email);
    controlNamed(page, 'Create account').click();
  });

/** Waits for the screen that asks for the code. */
export const isAtCode = (shown: RenderedApp): Promise<void> => waitForScreen(shown, '/signup/email-verification');
