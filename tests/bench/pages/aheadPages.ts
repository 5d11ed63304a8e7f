import { recordMetrics } from './recordMetrics.ts';

/** The host of the partner's page: of the same site as the account host, and of another origin. */
export const partnerHost: string = 'press.xe.localhost';

/** The account page to which the partner's page leads, and the two addresses of its host that only the bench answers. */
export const aheadPaths = { page: '/?state=bench', script: '/bench-script.js', report: '/bench-report' } as const;

/** What a page reports of itself that was loaded ahead; times in milliseconds since the activation. */
export type AheadReport = {
  /** The time of the activation; zero for a page that was not loaded ahead. */
  readonly activationStart: number;
  readonly usable: number;
  readonly violations: number;
};

/** The partner's page. A script has no pointer, so the browser loads the link ahead at once. It is pressed once the browser has started. */
export const partnerPage = (
  address: string,
): string => `<!doctype html><title>Partner</title><a href="${address}">Sign in</a>
<script type="speculationrules">${JSON.stringify({ prerender: [{ urls: [address], eagerness: 'immediate' }] })}</script>
<script>setTimeout(() => document.querySelector('a').click(), 6000)</script>`;

/** Runs in the page that is loaded ahead, and sends its report once it is usable. */
const reportUsable = (): void => {
  const report = (): void => {
    const { usable, violations } = Reflect.get(window, 'metrics');
    if (usable === null) return void setTimeout(report, 100);
    const activationStart = Number(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'activationStart'));
    const since = { activationStart, usable: usable - activationStart, violations };
    navigator.sendBeacon('/bench-report', JSON.stringify(since));
  };
  setTimeout(report, 100);
};

/** The script that measures a page as Playwright's script measures the others. Because: the runner adds calls of its helper to functions. */
export const aheadScript: string = `globalThis.__name = (value) => value; (${String(recordMetrics)})(); (${String(reportUsable)})();`;

/** The page with the script, which the page's policy allows, as it is of the page's own host. */
export const withAheadScript = (page: string): string =>
  page.replace('<head>', `<head><script src="${aheadPaths.script}"></script>`);
