import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPlainBrowser } from '#tests/e2e/fixtures/plainBrowser.ts';
import { type AheadReport, partnerHost } from './aheadPages.ts';
import type { BenchServer } from './benchServer.ts';
import type { Measured, PageLoad } from './measurePageLoad.ts';

const unmeasured: PageLoad = {
  usable: null,
  marked: null,
  firstPaint: null,
  largestPaint: null,
  shift: 0,
  blocked: 0,
  violations: 0,
};

/**
 * Measures the sign-in page from the press on a partner's page that had it loaded ahead, in a new Chromium without a debugger:
 * what needs no network after the activation. Throws if the page was not loaded ahead.
 */
export const measureFromPartner = async ({ port, pin, nextReport }: BenchServer): Promise<Measured> => {
  const profile = await mkdtemp(join(tmpdir(), 'bench-partner-'));
  const reported = nextReport();
  const address = `https://${partnerHost}:${port}/`;
  const browser = startPlainBrowser({ profile, address, more: [`--ignore-certificate-errors-spki-list=${pin}`] });
  const report: AheadReport | null = await Promise.race([reported, wait(20_000, null)]);
  await browser.stop();
  // Because: the browser's own processes write a little longer.
  await rm(profile, { recursive: true, maxRetries: 20 });
  if (report === null || report.activationStart <= 0) throw new Error('The page was not loaded ahead of the press.');
  const { usable, violations } = report;
  return { cold: { ...unmeasured, usable, violations }, warm: unmeasured, sent: null };
};
