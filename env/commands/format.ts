// Formats every file.
import { runTool } from './shared/tool.ts';

process.exitCode = await runTool('oxfmt/bin/oxfmt', []);
