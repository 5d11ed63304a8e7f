import { parseUrl } from './webAddress.ts';

const blankLink = 'about:blank';

const dangerousSchemes: ReadonlyArray<string> = ['javascript:', 'data:', 'vbscript:'];

/** A link that is safe to follow. A link that runs a script or contains a document becomes about:blank; any other link stays as it is. */
export const safeLink = (link: string): string =>
  isDangerous(link) || isDangerous(decodedOnce(link)) ? blankLink : link;

/** Whether a link has a dangerous scheme, or none that a browser can read, where it stands on a page of this site. */
const isDangerous = (link: string): boolean => {
  const url = parseUrl(link, 'https://page.invalid/');
  return url === null || dangerousSchemes.includes(url.protocol);
};

/** A link as whoever takes it may decode it once more, which can make a harmless one dangerous. */
const decodedOnce = (link: string): string =>
  link
    .slice(0, 1000)
    .replace(/&#x([0-9a-f]{1,8});?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,8});?/g, (_, code: string) => character(Number.parseInt(code, 10)))
    .replace(/&colon;/gi, ':')
    .replace(/&(?:tab|newline);/gi, '')
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/[\p{Cc}\p{Cf}\s\\]/gu, '');

const character = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
