import { analytics } from './analytics/module.ts';
import { deferredBrowser } from './browser/deferredBrowser.ts';
import type { Module } from './container.ts';
import { partner } from './partner/module.ts';
import { recording } from './recording/module.ts';

/** The modules of the deferred services. They need those of the first screen. */
export const deferredModules: ReadonlyArray<Module> = [deferredBrowser, analytics, recording, partner];
