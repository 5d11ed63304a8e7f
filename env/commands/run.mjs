// Runs a command of package.json: checks the Node version, installs missing packages, then imports env/commands/<name>.ts.
// Because: this file and prepare.mjs run before any package is installed and on old Node versions, so they are plain JavaScript.
const [major, minor] = process.versions.node.split('.').map(Number);
const newEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

const main = async () => {
  const { installMissing } = await import('./prepare.mjs');
  installMissing();
  const { register } = await import('tsx/esm/api');
  register();
  await import('./' + process.argv[2] + '.ts');
};

if (newEnough) {
  main().catch((fault) => {
    // Because: an option that does not exist is the user's fault too.
    const isUsers = fault && (fault.name === 'UserError' || String(fault.code).startsWith('ERR_PARSE_ARGS'));
    console.error(isUsers ? fault.message : fault);
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
