import { describe, expect, it } from 'vitest';
import { inputNamed, renderView } from '#tests/ui/renderView.tsx';
import { CodeField } from '#ui/code/CodeField.tsx';

describe('the code field', () => {
  it.each([
    ['123 456', '123456'],
    ['your code is 123456', '123456'],
    ['１２３４５６', '123456'],
    ['12-34–56', '123456'],
    ['000412', '000412'],
    ['1234567', '1234567'],
    ['your code is 123456, valid for 10 minutes', '123456'],
  ])('keeps only the digits of %s', async (pasted, digits) => {
    const { page, act } = await renderView(<CodeField onComplete={null} errors={[]} />);
    const code = inputNamed(page, 'code');
    await act(() => {
      code.value = pasted;
      code.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect(code.value).toBe(digits);
  });

  it('shows an inserted code instead of what was in the field', async () => {
    const { page, act } = await renderView(<CodeField onComplete={null} errors={[]} />);
    const code = inputNamed(page, 'code');
    const text = 'your code is 123456, for 10 minutes';
    await act(() => {
      code.value = `654321${text}`;
      code.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
    });
    expect(code.value).toBe('123456');
  });

  it('changes nothing while an input method composes', async () => {
    const { page, act } = await renderView(<CodeField onComplete={null} errors={[]} />);
    const code = inputNamed(page, 'code');
    await act(() => {
      code.value = 'お12';
      code.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: 'お12' }));
    });
    expect(code.value).toBe('お12');
  });

  it('is one input that phones can autofill', async () => {
    const { page } = await renderView(<CodeField onComplete={null} errors={[]} />);
    expect(page.querySelectorAll('input')).toHaveLength(1);
    const { autocomplete, inputMode, type } = inputNamed(page, 'code');
    expect([autocomplete, inputMode, type]).toEqual(['one-time-code', 'numeric', 'text']);
    expect(inputNamed(page, 'code').hasAttribute('maxlength')).toBe(false);
  });
});
