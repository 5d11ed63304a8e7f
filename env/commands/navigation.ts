// Writes docs/navigation.md from the route table.
import { runTool } from './shared/tool.ts';

process.exitCode = await runTool('tsx/dist/cli.mjs', ['tests/navigation/writePage.ts']);
