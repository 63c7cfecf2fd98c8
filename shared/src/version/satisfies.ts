import { satisfy } from '@module-federation/runtime'

/**
 * Tells whether a version lies in a semver range. It is the federation runtime's own answer, by which that loads shared
 * modules: release check, shell and loader cannot disagree, prereleases included. A range without any text is met by nothing:
 * to the runtime it is met by everything, and a release that names none is broken.
 */
export const satisfies = (version: string, range: string): boolean => range.trim() !== '' && satisfy(version, range)
