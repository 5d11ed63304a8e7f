/** A text without what nobody sees in it: format characters, variation selectors and fillers anywhere, newlines anywhere, and white space at its ends. */
export const visibleText = (text: string): string => text.replace(/[\p{Cf}\p{DI}\r\n\u0085]/gu, '').trim();
