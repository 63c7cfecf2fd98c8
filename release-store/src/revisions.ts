/** How many writes of a channel are kept: its history, and time for who reads an older one. */
export const keptRevisions = 200

const digits = 8
const file = /(?:^|\/)(\d{8})\.json$/

/** The number a name stands for: `00000042.json` → `00000042`; `undefined` for anything else. */
export const revisionOf = (name: string): string | undefined => file.exec(name)?.[1]

export const nextRevision = (before: string | undefined): string =>
  String(Number(before ?? 0) + 1).padStart(digits, '0')

/** Whether the writes since are so many that this one is not kept any more. */
export const isOutdated = (revision: string, latest: string | undefined): boolean =>
  Number(latest ?? 0) - Number(revision) >= keptRevisions

/** The folder of the writes that say which teams there are, among those of the channels: no channel has such a name. */
export const teamsFolder = '.teams'
