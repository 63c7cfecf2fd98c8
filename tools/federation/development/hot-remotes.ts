/** Remotes of this page that are development builds, by name. */
export type HotRemotes = Map<
  string,
  {
    /** Of the compilation whose code runs. */
    hash(): string
    /** Fetches and runs what has changed since; rejects when a module cannot be run again in place. */
    update(): Promise<void>
  }
>
