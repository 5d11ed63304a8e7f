import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepConnected } from '#infrastructure/browser/keepConnected.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const service = 'https://launchpad.brand.test/api/';
const toService = ['https://launchpad.brand.test with credentials', 'https://launchpad.brand.test without credentials'];

/** A page that keeps the connections it was asked for, and a clock that a test sets. */
const openPage = (client: string | null = null) => {
  const page = document.implementation.createHTMLDocument();
  const opened: string[] = [];
  const append = (link: HTMLLinkElement): void => {
    expect(link.rel).toBe('preconnect');
    opened.push(`${link.getAttribute('href')} ${link.hasAttribute('crossorigin') ? 'without' : 'with'} credentials`);
    document.head.append(link);
  };
  Object.assign(page.head, { append });
  let time = 0;
  keepConnected(page, { service, client: () => client, now: () => time });
  return {
    opened,
    use: (type: string, at = time): void => {
      time = at;
      page.dispatchEvent(new Event(type));
    },
  };
};

const signOfUse = fc.constantFrom('input', 'focusin', 'pointermove', 'pointerdown');

describe('keepConnected', () => {
  itAlways(
    'connects again when the page is used a tenth of a second or more after the last time, and not before',
    [fc.array(fc.tuple(signOfUse, fc.integer({ min: 0, max: 300 })))],
    (steps) => {
      const { opened, use } = openPage();
      let [time, connectedAt, times] = [0, 0, 1];
      for (const [type, pause] of steps) {
        time += pause;
        use(type, time);
        if (time - connectedAt >= 100) [connectedAt, times] = [time, times + 1];
        expect(opened).toHaveLength(2 * times);
      }
    },
  );

  it('connects to the origin of the client once a form is sent, and names nothing else of its address, nor leaves anything in the page', () => {
    const { opened, use } = openPage('https://partner.test/back?code=secret');
    use('submit');
    expect(opened).toEqual([...toService, ...toService, 'https://partner.test with credentials']);
    expect(document.head.querySelectorAll('link')).toHaveLength(0);
  });

  it('connects at once, for calls and for preflights, and again to no client when a form is sent, however short the pause before was', () => {
    const { opened, use } = openPage();
    expect(opened).toEqual(toService);
    use('input', 200);
    use('submit', 201);
    expect(opened).toEqual([...toService, ...toService, ...toService]);
  });
});
