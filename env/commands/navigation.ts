import { runTool } from './shared/tool.ts';

const held = await runTool({ packageName: 'tsx', command: 'tsx', words: ['tests/navigation/writePage.ts'] });
process.exitCode = held ? 0 : 1;
