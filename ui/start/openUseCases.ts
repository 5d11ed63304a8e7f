export { assembleFirstScreen as openUseCases } from '#infrastructure/firstScreenAdapters.ts';
