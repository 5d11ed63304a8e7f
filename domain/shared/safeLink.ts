const blankLink = 'about:blank';

const dangerous: ReadonlyArray<string> = ['javascript:', 'data:', 'vbscript:'];

/** A link that is safe to follow: a link that runs script or carries a document becomes about:blank, others stay unchanged. */
export const safeLink = (link: string): string => (isDangerous(link) || isDangerous(unmasked(link)) ? blankLink : link);

/** Whether a link, read as the browser does on a page of this site, has a dangerous scheme. */
const isDangerous = (link: string): boolean => {
  const onAPage = 'https://page.invalid/';
  return !URL.canParse(link, onAPage) || dangerous.includes(new URL(link, onAPage).protocol);
};

// Because: a link that is harmless now may be decoded once more by its consumer.
const unmasked = (link: string): string =>
  link
    .slice(0, 1000)
    .replace(/&#x([0-9a-f]{1,8});?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,8});?/g, (_, code: string) => character(Number.parseInt(code, 10)))
    .replace(/&colon;/gi, ':')
    .replace(/&(?:tab|newline);/gi, '')
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/[\p{Cc}\p{Cf}\s\\]/gu, '');

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
