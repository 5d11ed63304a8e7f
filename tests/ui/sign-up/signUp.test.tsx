import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { NewAccount } from '#application/ports/identityCalls.ts';
import type { SystemFieldsSource } from '#application/ports/sources.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { controlNamed, textsOf } from '#tests/ui/renderView.tsx';

/** A load of the system fields, given that of the sandbox. */
type Load = (real: ReturnType<SystemFieldsSource['fetch']>) => ReturnType<SystemFieldsSource['fetch']>;

const gone: Load = () => TE.left(normaliseError('gone'));
const withoutDocuments: Load = () => TE.right(noSystemFields);

/** Holds a load back until it is released. */
const hold = (load: Load = (real) => real) => {
  const { opened, open: release } = gate();
  const held: Load = (real) => () => opened.then(load(real));
  return { held, release };
};

const agreement = 'By creating an account you accept our Terms and conditions and Privacy policy.';
const unread = "We couldn't load the terms and conditions and the privacy policy.";
const both = ['Terms and conditions', 'Privacy policy'];
const ada = { email: 'ada@example.test', password: 'Brand-new-horse-1' };

/** The app at sign-up; its first loads of the system fields have these answers, and the sandbox gives the next ones. */
const open = async (...loads: Load[]) => {
  const sent: NewAccount[] = [];
  const app = makeTestApp({
    replace: ({ systemFields, identity }) => ({
      systemFields: { fetch: (query) => () => (loads.shift() ?? ((real) => real))(systemFields.fetch(query))() },
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
  return {
    ...shown,
    sent,
    texts: () => textsOf(shown.page, 'main form p, main form [role="status"], main [role="alert"]').join(' '),
    links: () => textsOf(shown.page, 'main form a'),
    /** The part of the form with the documents. */
    documents: () => shown.page.querySelector('#documents'),
    submit: () => shown.act(() => shown.page.querySelector('form')?.requestSubmit()),
    send: async (): Promise<void> => {
      await shown.type(ada);
      await shown.press('Create account');
    },
  };
};

it('the steps of a sign-up change with the account type', async () => {
  const { page, act } = await open();
  const steps = () => textsOf(page, 'ol[aria-label="Progress"] > li');
  expect(steps()).toEqual(['Account', 'Verification', 'Country of residence', 'Your information']);
  await act(() => page.querySelector<HTMLInputElement>('input[value="Business"]')?.click());
  expect(steps()).toEqual(['Account', 'Verification', 'Business details', 'Personal details']);
  expect(textsOf(page, '[aria-current="step"]')).toEqual(['Account']);
});

describe('the documents of a sign-up', () => {
  it.each([
    ['could not be loaded', gone],
    ['were not in the answer', withoutDocuments],
  ])(
    'that %s are missing in place, with "Try again" as the only button, again after a failure, and are there after a success',
    async (...row) => {
      const { held, release } = hold(gone);
      const { page, act, type, press, until, texts, links, documents, sent, submit } = await open(row[1], held);
      expect(texts()).toContain(unread);
      expect([links(), texts().includes(agreement)]).toEqual([[], false]);
      await type(ada);
      await submit();
      expect([sent, page.querySelectorAll('[type="submit"]').length]).toEqual([[], 0]);
      const again = controlNamed(page, 'Try again');
      await act(() => again.focus());
      await press('Try again');
      expect([texts().includes(unread), again.getAttribute('aria-busy')]).toEqual([false, 'true']);
      await act(release);
      expect([texts().includes(unread), controlNamed(page, 'Try again')]).toEqual([true, again]);
      await press('Try again');
      expect([links(), texts().includes(agreement), texts().includes(unread)]).toEqual([both, true, false]);
      expect(document.activeElement).toBe(documents());
      await press('Create account');
      await until('/signup/email-verification');
      expect(sent).toMatchObject([{ ...ada, termsVersion: 'terms-2026-09' }]);
    },
  );
});

describe('a form that is sent while the documents load', () => {
  it('waits for them, and is sent once with their version', async () => {
    const { held, release } = hold();
    const { page, act, until, send, submit, sent } = await open(held);
    await send();
    await submit();
    expect([sent, controlNamed(page, 'Create account').getAttribute('aria-busy')]).toEqual([[], 'true']);
    await act(release);
    await until('/signup/email-verification');
    expect(sent).toMatchObject([{ termsVersion: 'terms-2026-09' }]);
  });

  it('says that they are missing once their load fails', async () => {
    const { held, release } = hold(gone);
    const { act, until, send, texts, documents, sent } = await open(held);
    await send();
    await act(release);
    await until('/signup', () => expect(texts()).toContain(unread));
    expect(documents()?.querySelector('[role="status"]')?.className).toBe('visually-hidden');
    expect([sent, document.activeElement?.getAttribute('role')]).toEqual([[], 'alert']);
  });

  it('is not sent any more once the visitor cancels', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { held, release } = hold();
    const { page, path, act, press, send, links, sent } = await open(held);
    await send();
    await act(() => void vi.advanceTimersByTime(8000));
    await press('Cancel');
    await act(() => void vi.advanceTimersByTime(1));
    expect(page.textContent).toContain('Cancelled.');
    await act(release);
    expect(page.textContent).not.toContain('It may have worked');
    expect([sent, path(), links()]).toEqual([[], '/signup', both]);
  });

  it('is not sent any more once the visitor has left the screen', async () => {
    const { held, release } = hold();
    const { path, act, press, until, send, sent } = await open(held);
    await send();
    await press('Sign in');
    await until('/signin');
    await act(release);
    expect([sent, path()]).toEqual([[], '/signin']);
  });
});
