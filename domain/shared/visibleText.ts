const unseen = /[\p{Cf}\p{DI}\r\n\u0085]/gu;

/** A text without what nobody sees in it: format characters, variation selectors, fillers, CR, LF and NEL anywhere, white space at its ends. */
export const visibleText = (text: string): string => text.replace(unseen, '').trim();
