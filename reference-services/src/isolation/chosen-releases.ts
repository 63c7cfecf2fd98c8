/** A release of the store, and in words who gets it. */
export type ReleaseChoice = { version: string; state: string }

/** `release`: version of the remote, `shell`: of the shell. */
export type ChosenReleases = { release: string | undefined; shell: string | undefined }

/** The releases that the host can show. */
export type IsolatedReleases = {
  /** Shown where the address chooses none. */
  started: { release: string; shell: string }
  choices: { release: readonly ReleaseChoice[]; shell: readonly ReleaseChoice[] }
  /** From the next page on these are shown. Gives what cannot be; the one that was started with stands in its place. */
  show(chosen: ChosenReleases): Promise<readonly string[]>
}

/** Shows the releases of an address; a host that has none says how it is started to have them. */
export async function showReleases(
  releases: IsolatedReleases | undefined,
  chosen: ChosenReleases,
): Promise<readonly string[]> {
  if (releases !== undefined) return releases.show(chosen)
  const given = Object.entries(chosen).filter(([, version]) => version !== undefined)
  return given.map(
    ([name, version]) =>
      `${name}=${version}: ソースに追従しているため選べません。--production または --release をつけて起動してください`,
  )
}
