import { type Entry, entries } from '@shop/release-store'
import { Refusal } from '../start/refusal.ts'

export const entryHelp = '  --entry web|webview            the shell of one entry; without it both'

/** The entries of the shell that a command is about; for a remote there are none to choose. */
export function toEntries(name: string, text: string | undefined): readonly Entry[] {
  if (text === undefined) return entries
  if (name !== 'shell') throw new Refusal('--entry is for the shell: a remote is the same in both')
  const entry = entries.find((one) => one === text)
  if (entry === undefined) throw new Refusal(`--entry ${text} is none: ${entries.join(' or ')}`)
  return [entry]
}
