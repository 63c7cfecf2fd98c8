/**
 * What shell and remotes share, in one place. docs/adr/0004-federation.md
 *
 * 1. singletons: from the shell or not at all;
 * 2. common parts: the shell's copy when it is new enough, else the remote's own;
 * 3. everything else is private to its remote and stands in no list.
 *
 * Versions of our own doors stand in `shared/doors/versions.json` and are kept by `pnpm doors`.
 */

/** Package → the range that a remote accepts. The shell provides all of them before any remote is known. */
export const singletonRanges: Readonly<Record<string, string>> = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'react-dom/client': '^19.0.0',
  '@emotion/cache': '^11.14.0',
  '@emotion/react': '^11.14.0',
  '@emotion/styled': '^11.14.0',
  'single-spa': '^6.0.0',
  zustand: '^5.0.0',
  'zustand/vanilla': '^5.0.0',
}

/** Our own doors that hold what a page has once. */
export const singletonDoors: readonly string[] = [
  '@shop/shared/bus',
  '@shop/shared/platform',
  '@shop/shared/query',
  '@shop/shared/router',
  '@shop/shared/session',
]

/**
 * Doors that several remotes need, and where the shell's copy stands: in its `first` load because the frame draws with
 * them too, or `alone` in a file that the edge preloads. Two of them in one file would wait for each other for ever: a file
 * is there only when all that it takes from the share scope is there. So doors that need each other are one door here.
 */
export const commonParts: Readonly<Record<string, 'first' | 'alone'>> = {
  '@shop/shared/api': 'first',
  '@shop/shared/domain': 'first',
  '@shop/shared/routes': 'first',
  '@shop/shared/ui': 'first',
  '@shop/shared/ui/dialog': 'alone',
  '@shop/shared/product': 'alone',
  '@shop/shared/remote': 'alone',
}

/** Every door that has a version of its own. */
export const sharedDoors: readonly string[] = [...singletonDoors, ...Object.keys(commonParts)]

/** Whether a module comes by the share scope: it is part of nobody's copy of a door. */
export const isShared = (request: string): boolean => request in singletonRanges || sharedDoors.includes(request)

/** Whether it comes from the shell or not at all. */
export const isSingleton = (request: string): boolean => request in singletonRanges || singletonDoors.includes(request)

/** Packages whose code must never stand in a remote's own files. */
export const singletonPackages =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|zustand|single-spa|@tanstack|@emotion[\\/](?:cache|react|styled))[\\/]/
