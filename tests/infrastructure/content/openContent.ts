import { makeContentSite } from '#env/sandbox/content/contentSite.ts';
import { makeRefs } from '#env/sandbox/content/masterRef.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { type ContentThemesParts, makeContentThemes } from '#infrastructure/content/module.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';

export const origin = 'https://content.brand.test';
export const [repository, search] = ['/api/v2', '/api/v2/documents/search'];

type Options = Partial<ContentThemesParts> & {
  /** The answer in the place of the service's to the request of this number at a path; the service answers where there is none. */
  readonly fail?: (path: string, number: number) => Response | undefined;
};

/** A theme source over a content service in this process, and what it was asked. */
export const openContent = ({ fail = () => undefined, ...parts }: Options = {}) => {
  const refs = makeRefs();
  const service = makeContentSite({ refs, origin: () => origin });
  const sent: URL[] = [];
  const sentTo = (path: string): ReadonlyArray<URL> => sent.filter(({ pathname }) => pathname === path);
  const fetch = async (...call: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    const request = new Request(...call);
    const url = new URL(request.url);
    sent.push(url);
    return fail(url.pathname, sentTo(url.pathname).length) ?? service.fetch(request);
  };
  const plain = { endpoint: origin + repository, production: false, clock: systemClock, storage: makeMemoryStorage() };
  return { themes: makeContentThemes({ ...plain, fetch, ...parts }), fetch, refs, sentTo };
};
