// Because: this file and prepare.mjs run before anything is installed, on whatever Node there is, so they are plain script.
const [major, minor] = process.versions.node.split('.').map(Number);
const newEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

const carryOut = async () => {
  const { installMissing } = await import('./prepare.mjs');
  installMissing();
  const { register } = await import('tsx/esm/api');
  register();
  await import('./' + process.argv[2] + '.ts');
};

if (newEnough) {
  carryOut().catch((fault) => {
    console.error(fault && fault.name === 'PlainFault' ? fault.message : fault);
    process.exitCode = 1;
  });
} else {
  console.error(
    'This project needs Node 20.19 or newer (in the 22 line, 22.12 or newer), and this is Node ' +
      process.versions.node +
      ': please install a newer Node and run the same command again.',
  );
  process.exitCode = 1;
}
