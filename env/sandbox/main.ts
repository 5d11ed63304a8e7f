import { serveSandbox, type Sandbox } from './serveSandbox.ts';

const askedPort = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return 4100;
  return /^\d{1,5}$/.test(text) && Number(text) < 65_536 ? Number(text) : null;
};

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const isTaken = (fault: unknown): boolean => fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE';

const sentenceOf = (fault: unknown, port: number): string => {
  if (isTaken(fault)) return `Port ${port} is taken. Stop what is using it, or choose another: PORT=4200 npm start`;
  return fault instanceof Error ? fault.message : String(fault);
};

const announce = ({ places }: Sandbox): void => {
  const width = Math.max(...places.map(({ name }) => name.length)) + 2;
  console.log('The sandbox is running.\n');
  places.forEach(({ name, address }) => console.log(`  ${name.padEnd(width)}${address}`));
  console.log('\nSign in as personal@sandbox.test with Correct-horse-9. Stop with Ctrl+C.');
};

const port = askedPort(process.env['PORT']) ?? stop('PORT is not a port number.');
const sandbox = await serveSandbox({ port }).catch((fault: unknown) => stop(sentenceOf(fault, port)));
announce(sandbox);

const close = (): void => {
  void sandbox.close().then(() => process.exit(0));
};
process.once('SIGINT', close);
process.once('SIGTERM', close);
