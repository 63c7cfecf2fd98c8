/**
 * The shares of shell and remotes, in one place. docs/adr/0004-federation.md
 *
 * 1. singletons: from the shell or not at all;
 * 2. common parts: the shell's copy when it is new enough, else the remote's own;
 * 3. everything else is private to its remote and stands in no list.
 *
 * Versions of our own entry points stand in `shared/entry-points/versions.json` and are kept by `pnpm entry-points`.
 */

/** Package → the range that a remote accepts, until it installs another major of React itself. The shell provides all. */
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

/** Those of React itself, whose range follows the major that a remote installs. */
export const reactPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const

/** Our own entry points that hold what a page has once. */
export const singletonEntryPoints: readonly string[] = [
  '@shop/shared/bus',
  '@shop/shared/platform',
  '@shop/shared/query',
  '@shop/shared/router',
  '@shop/shared/session',
]

/** Singletons that work with one React: another major of it is another copy of each. */
export const boundToReact: readonly string[] = [
  ...reactPackages,
  '@emotion/react',
  '@emotion/styled',
  'zustand',
  '@shop/shared/platform',
  '@shop/shared/query',
  '@shop/shared/router',
  '@shop/shared/session',
]

/**
 * Entry points that several remotes need, and the file of the shell in which its copy of them stands: in its `first` load because
 * the frame draws with them too, or in a file that the edge preloads. Entry points of one file take each other from that file.
 * Through the share scope they would wait for each other for ever: a file is there only when all that it takes from the
 * scope is there. In a file for each entry point, which was tried, a category's first visit loads 2.7 % more.
 */
export const commonEntryPoints: Readonly<
  Record<string, 'first' | 'shared-dialog' | 'shared-product' | 'shared-remote'>
> = {
  '@shop/shared/api': 'first',
  '@shop/shared/domain': 'first',
  '@shop/shared/routes': 'first',
  '@shop/shared/schema': 'first',
  '@shop/shared/ui': 'first',
  '@shop/shared/ui/dialog': 'shared-dialog',
  '@shop/shared/api/shopping': 'shared-product',
  '@shop/shared/domain/shopping': 'shared-product',
  '@shop/shared/ui/shopping': 'shared-product',
  '@shop/shared/writes': 'shared-product',
  '@shop/shared/product/order': 'shared-product',
  '@shop/shared/product/subscription': 'shared-product',
  '@shop/shared/product/favourite': 'shared-product',
  '@shop/shared/product/card': 'shared-product',
  '@shop/shared/product/list': 'shared-product',
  '@shop/shared/remote': 'shared-remote',
}

/** Every entry point that has a version of its own. */
export const sharedEntryPoints: readonly string[] = [...singletonEntryPoints, ...Object.keys(commonEntryPoints)]

/** Whether the sources of two entry points are put into one file, where each brings the other along. */
export const areInSameFile = (entryPoint: string, other: string): boolean =>
  commonEntryPoints[entryPoint] !== 'first' &&
  commonEntryPoints[entryPoint] !== undefined &&
  commonEntryPoints[entryPoint] === commonEntryPoints[other]

/** Whether an entry point takes a module from the share scope: it is no part of its copy then. */
export const isTakenFromShareScope = (entryPoint: string, request: string): boolean =>
  (request in singletonRanges || sharedEntryPoints.includes(request)) && !areInSameFile(entryPoint, request)

/** Whether it comes from the shell or not at all. */
export const isSingleton = (request: string): boolean =>
  request in singletonRanges || singletonEntryPoints.includes(request)

/** Packages whose code must never stand in a remote's own files. */
export const singletonPackages =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|zustand|single-spa|@tanstack|@emotion[\\/](?:cache|react|styled))[\\/]/
