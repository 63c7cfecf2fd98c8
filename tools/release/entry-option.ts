import { type Entry, entries } from '@shop/release-store'
import { Refusal } from '../start/refusal.ts'
import { type CommandContext, expectNames, readArgs } from './command.ts'
import { openDeployment } from './deployment.ts'

export const entryHelp = '  --entry web|webview            the shell of one entry; without it both'

/** The entries of the shell that a command is about; for a remote there are none to choose. */
export function toEntries(name: string, text: string | undefined): readonly Entry[] {
  if (text === undefined) return entries
  if (name !== 'shell') throw new Refusal('--entry is for the shell: a remote is the same in both')
  const entry = entries.find((one) => one === text)
  if (entry === undefined) throw new Refusal(`--entry ${text} is none: ${entries.join(' or ')}`)
  return [entry]
}

/** Reads the arguments of a command about one name, which may choose a channel and an entry. */
export function readPlace(usage: string, args: readonly string[], context: CommandContext) {
  const { values, positionals } = readArgs(usage, args, { channel: { type: 'string' }, entry: { type: 'string' } })
  expectNames(usage, positionals, 1)
  const [name = ''] = positionals
  const into = toEntries(name, values.entry)
  return { name, into, deployment: openDeployment(context, values.channel) }
}
