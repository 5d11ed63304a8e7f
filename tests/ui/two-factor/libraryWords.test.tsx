import type { ReactNode } from 'react';
import { Button, ComboBox, I18nProvider, Input } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { pseudoText } from '#locales/pseudoCatalogue.ts';
import { useLibraryWords } from '#ui/two-factor/libraryWords.ts';
import { rendered } from '#tests/ui/rendered.tsx';

const Countries = (): ReactNode => {
  useLibraryWords();
  return (
    <I18nProvider locale={useIntl().locale}>
      <ComboBox aria-label="+">
        <Input />
        <Button />
      </ComboBox>
    </I18nProvider>
  );
};

describe('the words of the library behind the field for a country', () => {
  it.each([
    ['de-DE', 'Länder anzeigen'],
    ['el-GR', 'Εμφάνιση χωρών'],
    ['en-XA', pseudoText('Show countries')],
  ] as const)('are those of our catalogue in %s', async (locale, open) => {
    const { page } = await rendered(<Countries />, locale);
    expect(page.querySelector('button')?.getAttribute('aria-label')).toBe(open);
  });
});
