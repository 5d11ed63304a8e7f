import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/expectAccessible.ts';
import { listenTo } from './fixtures/complaints.ts';
import { sandboxed } from './fixtures/sandboxed.ts';

sandboxed.describe('a browser test', () => {
  sandboxed('hears an error on the console', async ({ context }) => {
    const complaints = await listenTo(context);
    const page = await context.newPage();
    await page.evaluate(() => console.error('planted'));
    expect(complaints.unexpected().join()).toContain('planted');
  });

  sandboxed('hears a fault nobody caught', async ({ context, sandbox }) => {
    const complaints = await listenTo(context);
    const page = await context.newPage();
    await page.goto(sandbox.origin('sandbox'));
    await page.evaluate(() => queueMicrotask(() => Reflect.apply(Reflect.get(window, 'planted'), null, [])));
    await expect.poll(() => complaints.unexpected().join()).toContain('uncaught');
  });

  sandboxed('hears a dialog, and closes it', async ({ context }) => {
    const complaints = await listenTo(context);
    const page = await context.newPage();
    await page.evaluate(() => alert('planted'));
    expect(complaints.unexpected().join()).toContain('dialog: alert planted');
  });

  sandboxed('hears a script that the policy refuses', async ({ context, sandbox }) => {
    const complaints = await listenTo(context);
    const page = await context.newPage();
    // Because: where no text may become script at all, such a script is stopped sooner.
    await page.goto(`${sandbox.origin('account.johnlewis')}/signin`);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.planted = true';
      document.head.append(script);
    });
    await expect.poll(() => complaints.unexpected().join()).toContain('policy: script-src');
    expect(await page.evaluate(() => Reflect.has(window, 'planted'))).toBe(false);
  });

  sandboxed('hears a text that was to become script', async ({ context, sandbox }) => {
    const complaints = await listenTo(context);
    const page = await context.newPage();
    await page.goto(`${sandbox.origin('account.xe')}/signin`);
    const planting = page.evaluate(() => {
      document.createElement('script').textContent = 'window.planted = true';
    });
    await expect(planting).rejects.toThrow('TrustedScript');
    await expect.poll(() => complaints.unexpected().join()).toContain('policy: require-trusted-types-for');
  });

  sandboxed('hears a request to the world outside, which never gets there', async ({ context }) => {
    const complaints = await listenTo(context);
    const page = await context.newPage();
    await expect(page.goto('http://outside.example/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
    expect(complaints.unexpected()).toContain('outside: http://outside.example/');
  });

  sandboxed('hears nothing of what it set out to provoke', async ({ context }) => {
    const complaints = await listenTo(context);
    complaints.expect(/planted/);
    const page = await context.newPage();
    await page.evaluate(() => console.error('planted'));
    expect(complaints.unexpected()).toEqual([]);
  });

  sandboxed('sees a page that shuts people out', async ({ page }) => {
    await page.setContent(
      '<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1><img src="data:,"></main>',
    );
    await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  });

  sandboxed('has a sandbox that keeps a journal, and goes back to the seed on request', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.origin('account.xe')}/signin`);
    const [visit] = await sandbox.requests('/signin');
    expect(visit).toMatchObject({ method: 'GET', host: 'account.xe.localhost', status: 200 });
    await sandbox.reset();
    expect(await sandbox.requests('/signin')).toEqual([]);
  });

  sandboxed('has a sandbox that fails when it is told to', async ({ page, sandbox }) => {
    await sandbox.fail({ path: '/signin', status: 503, body: 'planted', times: 1 });
    const statuses = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await page.goto(`${sandbox.origin('account.xe')}/signin`);
      statuses.push(answer?.status());
    }
    expect(statuses).toEqual([503, 200]);
  });
});
