const parts = {
  pages: async () => (await import('./measurePages.ts')).measurePages(),
  journeys: async () => (await import('./journeys/measureJourneys.ts')).measureJourneys(process.argv[3] ?? ''),
  interaction: async () =>
    (await import('./interaction/measureInteraction.ts')).measureInteraction(process.argv[3] ?? ''),
  memory: async () => (await import('./interaction/measureMemory.ts')).measureMemory(),
  server: async () => (await import('./server/measureServer.ts')).measureServer(),
};

const wanted = process.argv[2];
for (const [name, measure] of Object.entries(parts)) if (wanted === undefined || wanted === name) await measure();
process.exit(0);
