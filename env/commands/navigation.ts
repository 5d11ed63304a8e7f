// Writes docs/navigation.md from the route table.
import { runTool } from './shared/tool.ts';

const ok = await runTool({ packageName: 'tsx', command: 'tsx', args: ['tests/navigation/writePage.ts'] });
process.exitCode = ok ? 0 : 1;
