import * as E from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { withEmail, withLocale } from '#domain/session/changes.ts';
import { type NormalisedError, normaliseError } from '#domain/shared/normalisedError.ts';
import { noSystemFields, type SystemFields } from '#domain/system/systemFields.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { emailAt } from '#tests/support/people.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { useAcceptedDocuments, useSystemFields, useSystemFieldsPending } from '#ui/shared/hooks/systemFields.ts';
import { LocaleInstead, useUserLocale } from '#ui/shared/hooks/useCases.tsx';

type Answer = E.Either<NormalisedError, SystemFields>;

const Fields = (): ReactNode => {
  const { geoLocation } = useSystemFields();
  return <output>{`${geoLocation} ${useSystemFieldsPending() ? 'pending' : 'done'}`}</output>;
};

const Documents = (): ReactNode => {
  const { documents, load } = useAcceptedDocuments();
  return (
    <>
      <output>{`${documents?.termsVersion ?? 'none'} ${load.hasFailed} ${load.isRetrying}`}</output>
      <button type="button" onClick={load.retry}>
        Try again
      </button>
    </>
  );
};

/** Renders a view that needs the fields. Each load waits for an answer: a country, the version of the documents, or null for a failure. */
const render = async (view: ReactNode) => {
  const { useCases, ports } = makeTestApp();
  const waiting: Array<(answer: Answer) => void> = [];
  const asked: Array<Locale> = [];
  const systemFields = (locale: Locale) => () => {
    asked.push(locale);
    return new Promise<Answer>((resolve) => waiting.push(resolve));
  };
  const shown = await renderView(view, { useCases: { ...useCases, page: { ...useCases.page, systemFields } } });
  return {
    ...shown,
    text: () => shown.page.querySelector('output')?.textContent,
    loads: () => waiting.length,
    asked,
    answer: (found: Partial<SystemFields> | null) =>
      shown.act(() =>
        waiting.shift()?.(found === null ? E.left(normaliseError('gone')) : E.right({ ...noSystemFields, ...found })),
      ),
    chooseFrench: () => shown.act(() => void ports.session.update(withLocale('fr-FR'))),
  };
};

const versioned = (version: string): Partial<SystemFields> => {
  const document = { version, url: 'https://documents.test' };
  return { terms: document, privacyPolicy: document };
};

it('the documents are asked for in the language of the page, which is not that of the session where it could not be loaded', async () => {
  const { asked } = await render(
    <LocaleInstead value="fr-FR">
      <Documents />
    </LocaleInstead>,
  );
  expect(asked).toEqual(['fr-FR']);
});

it('the documents to accept are those of the chosen language, never of an earlier one', async () => {
  const { press, text, answer, chooseFrench } = await render(<Documents />);
  expect(text()).toBe('none false false');
  await answer(versioned('english'));
  expect(text()).toBe('english false false');
  await chooseFrench();
  expect(text()).toBe('none false false');
  await answer(null);
  expect(text()).toBe('none true false');
  await press('Try again');
  expect(text()).toBe('none true true');
  await answer(versioned('french'));
  expect(text()).toBe('french false false');
});

describe('the system fields', () => {
  it('fall back after a failure, for good while they load again, which is once when another view needs them', async () => {
    const { text, loads, answer, rerender } = await render(<Fields key="first" />);
    expect(text()).toBe('GB pending');
    await answer(null);
    expect(text()).toBe('GB done');
    await rerender(<Fields key="second" />);
    expect([loads(), text()]).toEqual([1, 'GB done']);
    await answer({ ...versioned('v1'), geoLocation: 'FR' });
    expect(text()).toBe('FR done');
    await rerender(<Fields key="third" />);
    expect([loads(), text()]).toEqual([0, 'FR done']);
  });

  it('stay those of the earlier language where another one cannot be loaded, until the device is online again', async () => {
    const { act, text, answer, chooseFrench } = await render(<Fields />);
    await answer({ geoLocation: 'IE' });
    await chooseFrench();
    await answer(null);
    expect(text()).toBe('IE done');
    for (const event of ['offline', 'online']) await act(() => void window.dispatchEvent(new Event(event)));
    await answer({ geoLocation: 'FR' });
    expect(text()).toBe('FR done');
  });
});

it('a view is rendered again when the language changes, and for no other change of the session', async () => {
  const app = makeTestApp();
  const rendered: string[] = [];
  const View = (): ReactNode => {
    rendered.push(useUserLocale());
    return null;
  };
  const { act } = await renderView(<View />, app);
  const first = rendered.length;
  await act(() => void app.ports.session.update(withEmail(emailAt('ada@example.test'))));
  expect(rendered).toHaveLength(first);
  await act(() => void app.ports.session.update(withLocale('fr-FR')));
  expect(rendered.at(-1)).toBe('fr-FR');
});
