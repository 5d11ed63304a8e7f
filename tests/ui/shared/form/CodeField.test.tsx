import { describe, expect, it } from 'vitest';
import { CodeField } from '#ui/shared/form/CodeField.tsx';
import { inputNamed, renderView } from '#tests/ui/renderView.tsx';

describe('the code field', () => {
  it.each([
    ['123 456', '123456'],
    ['your code is 123456', '123456'],
    ['１２３４５６', '123456'],
    ['12-34–56', '123456'],
    ['000412', '000412'],
    ['1234567', '1234567'],
  ])('keeps only the digits of %s', async (pasted, digits) => {
    const { page, act } = await renderView(<CodeField name="code" error={null} />);
    const code = inputNamed(page, 'code');
    await act(() => {
      code.value = pasted;
      code.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect(code.value).toBe(digits);
  });

  it('is one input that phones can autofill', async () => {
    const { page } = await renderView(<CodeField name="code" error={null} />);
    expect(page.querySelectorAll('input')).toHaveLength(1);
    const { autocomplete, inputMode, type } = inputNamed(page, 'code');
    expect([autocomplete, inputMode, type]).toEqual(['one-time-code', 'numeric', 'text']);
    expect(inputNamed(page, 'code').hasAttribute('maxlength')).toBe(false);
  });
});
