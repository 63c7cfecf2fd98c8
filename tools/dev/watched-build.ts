import path from 'node:path'

/** What a follower tells of one build. */
export type WatchedBuild =
  | { name: string; hash: string; ms: number }
  /** What is wrong with the sources, in webpack's words. */
  | { name: string; errors: string }

/** Beside the builds for members, never in their place. */
export const outputFolder = (root: string, name: string): string =>
  path.join(root, 'node_modules', '.cache', 'shop', 'development', name)
