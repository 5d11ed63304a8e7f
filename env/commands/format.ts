// Formats every file.
import { runTool } from './shared/tool.ts';

await runTool({ packageName: 'oxfmt', command: 'oxfmt', args: [] });
