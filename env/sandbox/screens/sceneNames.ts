import { editDistance } from '#domain/identity/editDistance.ts';
import type { Scene } from './scene.ts';

/** Returns the group of a scene: the first part of its name. */
export const groupOf = ({ name }: Pick<Scene, 'name'>): string => name.slice(0, name.indexOf('/'));

/** Returns the last part of a name in words: "Wrong password". */
export const inWords = (name: string): string => {
  const words = name.slice(name.indexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the whole name of a scene in words: "Sign in: Wrong password". */
export const titleOf = (name: string): string =>
  name.includes('/') ? `${inWords(groupOf({ name }))}: ${inWords(name)}` : inWords(name);

const journey = [
  'sign-in',
  'sign-up',
  'codes',
  'two-factor',
  'password',
  'session',
  'ends',
  'consent',
  'theme',
  'shell',
];

/** Returns the groups of scenes in the order in which a person meets their screens, and then any other. */
export const groupsOf = (scenes: ReadonlyArray<Scene>): ReadonlyArray<string> => {
  const groups = [...new Set(scenes.map(groupOf))].toSorted();
  return [...journey.filter((group) => groups.includes(group)), ...groups.filter((group) => !journey.includes(group))];
};

const maxDistance = 2;
const maxSimilar = 3;

/** Returns the scenes whose names are almost the given one, the nearest first. */
export const similarScenes = (scenes: ReadonlyArray<Scene>, name: string): ReadonlyArray<Scene> =>
  scenes
    .map((scene) => ({ scene, distance: editDistance(scene.name, name) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, maxSimilar)
    .map(({ scene }) => scene);
