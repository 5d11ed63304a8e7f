import { runTool } from './shared/tool.ts';

await runTool({ packageName: 'oxfmt', command: 'oxfmt', words: [] });
