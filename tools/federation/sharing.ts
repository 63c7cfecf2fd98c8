/**
 * What shell and remotes share, in one place. [architecture 4]
 *
 * 1. platform singletons: from the shell or not at all;
 * 2. common parts: the shell's copy when its version fits, else the remote's own;
 * 3. everything else is private to its remote and stands in no list.
 */

/** Request → the range that a remote accepts. The shell provides all of them before any remote is known. */
export const platformSingletons: Readonly<Record<string, string>> = {
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
  '@shop/shared/bus': '^1.0.0',
  '@shop/shared/platform': '^1.0.0',
  '@shop/shared/query': '^1.0.0',
  '@shop/shared/router': '^1.0.0',
  '@shop/shared/session': '^1.0.0',
}

/**
 * Doors that several remotes need, and where the shell's copy stands: in its `first` load because the frame draws with
 * them too, or `alone` in a file that the edge preloads. Two of them in one file would wait for each other for ever: a file
 * is there only when all that it takes from the share scope is there. So doors that need each other are one door here.
 */
export const commonParts: Readonly<Record<string, { range: string; stands: 'first' | 'alone' }>> = {
  '@shop/shared/api': { range: '^1.0.0', stands: 'first' },
  '@shop/shared/domain': { range: '^1.0.0', stands: 'first' },
  '@shop/shared/routes': { range: '^1.0.0', stands: 'first' },
  '@shop/shared/ui': { range: '^1.0.0', stands: 'first' },
  '@shop/shared/product': { range: '^1.0.0', stands: 'alone' },
  '@shop/shared/remote': { range: '^1.0.0', stands: 'alone' },
}

/** Packages whose code must never stand in a remote's own files. */
export const singletonPackages =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|zustand|single-spa|@tanstack|@emotion[\\/](?:cache|react|styled))[\\/]/
