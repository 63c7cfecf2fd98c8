import type { ChannelRemote, ChannelShell, Registry, ShellManifest } from '@shop/shared/contract'

export type Entry = keyof Registry['shells']
export const entries = ['web', 'webview'] as const satisfies readonly Entry[]

/** The releases that a channel lists of a remote, or of the shell in one entry. */
export type ChannelRows = ChannelRemote | ChannelShell

/** Whose rows: a remote's by its name, or the shell's in one entry. */
export type RowsPlace = { name: string; entry?: never } | { name: 'shell'; entry: Entry }

export const labelOf = ({ name, entry }: RowsPlace): string => (entry === undefined ? name : `${name} (${entry})`)

/** Shells first, then remotes. */
export const allRows = ({ shells, remotes }: Registry): { place: RowsPlace; rows: ChannelRows }[] => [
  ...entries.map((entry) => ({ place: { name: 'shell', entry } as const, rows: shells[entry] })),
  ...Object.entries(remotes).map(([name, rows]) => ({ place: { name }, rows })),
]

export function rowsAt({ shells, remotes }: Registry, { name, entry }: RowsPlace): ChannelRows | undefined {
  if (entry !== undefined) return shells[entry]
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined
}

/** The same registry when there are no such rows, or when `change` gives back what it was given. */
export function changeRows(
  registry: Registry,
  { name, entry }: RowsPlace,
  change: <Rows extends ChannelRows>(rows: Rows) => Rows,
): Registry {
  const { shells, remotes } = registry
  if (entry !== undefined) {
    const after = change(shells[entry])
    return after === shells[entry] ? registry : { ...registry, shells: { ...shells, [entry]: after } }
  }
  const before = Object.hasOwn(remotes, name) ? remotes[name] : undefined
  if (before === undefined) return registry
  const after = change(before)
  return after === before ? registry : { ...registry, remotes: { ...remotes, [name]: after } }
}

/** A registry in which everybody gets this one shell, and no remote is. */
export function registryOf(shell: ShellManifest, releasedAt = shell.builtAt): Registry {
  const rows = { candidates: [{ descriptor: shell, releasedAt }], withdrawn: [] }
  return { format: 3, shells: { web: rows, webview: rows }, remotes: {} }
}
