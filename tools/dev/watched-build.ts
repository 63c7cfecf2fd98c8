import path from 'node:path'

/** A follower's message about one build. */
export type WatchedBuild =
  | { name: string; hash: string; ms: number }
  /** Errors of the sources, in webpack's words. */
  | { name: string; errors: string }

/** Beside the builds for members, never in their place. */
export const outputFolder = (root: string, name: string): string =>
  path.join(root, 'node_modules', '.cache', 'shop', 'development', name)
