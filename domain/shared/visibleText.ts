const invisible = /[\p{Cf}\p{DI}\r\n\u0085]/gu;

/** A text without its invisible characters (format characters, variation selectors, fillers, line breaks) and without white space at its ends. */
export const visibleText = (text: string): string => text.replace(invisible, '').trim();
