import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { makeFaults } from '#env/sandbox/gateway/injectedFaults.ts';
import { findScene } from '#env/sandbox/screens/findScene.ts';
import { noWork, ownWork, workIn } from '#env/sandbox/screens/ownWork.ts';
import { screenHref, screensPage } from '#env/sandbox/screens/screensPage.ts';
import { makeSceneRelay } from '#env/sandbox/screens/sceneRelay.ts';
import { makeEngineFixture } from '#tests/infrastructure/sandbox/engine/engineFixture.ts';
import { allScenes } from '#tests/screens/allScenes.ts';

const options = { locale: 'el-GR', width: 360, appearance: 'dark' } as const;
const scenes = await allScenes();

const html = String(await screensPage(scenes, options));
const found = (pattern: RegExp): readonly string[] => [...html.matchAll(pattern)].map(([, text = '']) => text);

describe('the table of the gallery', () => {
  it('has one row for each scene of the pictures', () => {
    expect(found(/(<th role="rowheader" scope="row">)/g)).toHaveLength(scenes.length);
  });

  it('links to each scene for each of its brands, and to nothing else', () => {
    const expected = scenes
      .filter(({ notLive }) => notLive === undefined)
      .flatMap((scene) =>
        brands
          .filter(({ key }) => scene.brands?.includes(key) ?? true)
          .map((brand) => screenHref(scene, brand, options)),
      );
    const links = found(/href="(\/screens\/[^".]+\?[^"]+)"/g).map((href) => href.replaceAll('&amp;', '&'));
    expect(links.toSorted()).toEqual(expected.toSorted());
    expect(links).toContain(`/screens/sign-in/locked?brand=${mainBrand.key}&locale=el-GR&width=360&appearance=dark`);
  });

  it('says why a scene has no link', () => {
    const reasons = scenes.flatMap(({ notLive }) => notLive ?? []);
    expect(found(/<td role="cell" colspan="3">([^<]+)</g).toSorted()).toEqual(reasons.toSorted());
    expect(reasons.length).toBeGreaterThan(0);
  });

  it('names each scene once', () => {
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
  });
});

describe('a link of the gallery', () => {
  it.each([
    ['sign-in/lockd', undefined, 'There is no screen “sign-in/lockd”.', ['sign-in/locked']],
    ['nothing', undefined, 'There is no screen “nothing”.', []],
    ['sign-in/locked', 'nope', 'There is no brand “nope”.', ['sign-in/locked']],
    ['theme/co-brand', 'britline', '“Theme: Co brand” does not exist for Britline.', ['theme/co-brand']],
  ])('to %s for %s says why it opens nothing, and what it may mean', (name, brand, ...[problem, similar]) => {
    const missing = findScene(scenes, { name, brand });
    expect(missing).toMatchObject({ problem });
    expect('similar' in missing && missing.similar.map((scene) => scene.name)).toEqual(similar);
  });

  it('opens every live scene for its first brand', () => {
    for (const scene of scenes.filter(({ notLive }) => notLive === undefined))
      expect(findScene(scenes, { name: scene.name, brand: undefined })).toMatchObject({ scene });
  });
});

describe('the own work of a person', () => {
  const { engine } = makeEngineFixture();
  const sandbox = { engine, faults: makeFaults(), clock: { offset: () => 60_000 } };

  it('is what a reset would take, without what the last scene left', () => {
    sandbox.faults.add({ path: '/a', status: 500 });
    const scene = workIn(sandbox);
    expect(ownWork(sandbox, scene)).toEqual([]);
    sandbox.faults.add({ path: '/a', status: 500 });
    sandbox.faults.add({ path: '/b', status: 500 });
    engine.createAccount({ email: 'own@example.test', password: 'Correct-horse-9', accountType: 'Personal' });
    expect(ownWork(sandbox, scene)).toEqual(['1 account', '2 faults']);
    expect(ownWork(sandbox, noWork)).toEqual(['1 account', '3 faults', 'the moved clock']);
  });
});

describe('the relay of a live scene', () => {
  const decoder = new TextDecoder();
  const readCommand = async (stream: ReadableStream<Uint8Array>): Promise<unknown> => {
    const { value } = await stream.getReader().read();
    const data: unknown = JSON.parse(decoder.decode(value).slice('data: '.length));
    return data;
  };

  it('repeats an unanswered command to the next document, and takes one answer', async () => {
    const relay = makeSceneRelay();
    const first = relay.connect();
    const asked = relay.ask({ kind: 'path' });
    expect(await readCommand(first)).toEqual({ id: 1, kind: 'path' });
    expect(await readCommand(relay.connect())).toEqual({ id: 1, kind: 'path' });
    relay.answer({ id: 1, url: 'http://account.xe.localhost/signin' });
    relay.answer({ id: 1, url: 'http://account.xe.localhost/other' });
    expect((await asked).pathname).toBe('/signin');
  });

  it('rejects what waits for an answer when it closes', async () => {
    const relay = makeSceneRelay();
    const asked = relay.ask({ kind: 'path' });
    relay.close('over');
    await expect(asked).rejects.toThrow('over');
  });
});
