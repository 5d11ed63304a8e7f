// The entry of the worker: `npm run worker` bundles it for the edge, with what it must know of the build.
import { type BundledBuild, makeWorker, type Worker } from './worker/makeWorker.ts';

declare const bundledBuild: BundledBuild;

const worker: Worker = makeWorker(bundledBuild, (reason) => console.error(reason));

export default worker;
