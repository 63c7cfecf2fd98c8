export type NavigateOptions = {
  replace?: boolean
  /** Kept in the history entry and given back on return. */
  state?: unknown
}

export type PlatformLocation = {
  pathname: string
  search: string
  hash: string
  state: unknown
  /** Names the history entry: the same after going back to it. */
  key: string
}

/** The page's one router, owned by the shell. Every move goes through the guard. */
export type Navigation = {
  /** The location that is shown; the same object until it changes. */
  current(): PlatformLocation
  /** Hears every change; returns its own undo. */
  subscribe(on: () => void): () => void
  navigate(to: string, options?: NavigateOptions): void
  /** Steps in the history; negative is back. */
  go(steps: number): void
}
