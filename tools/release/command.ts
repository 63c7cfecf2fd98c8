import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { Refusal } from '../start/refusal.ts'
import type { OpenRunCheck } from './run-check/run-check.ts'

/** Everything around a command that a test wants to choose. */
export type CommandContext = {
  /** The checkout. */
  root: string
  environment: NodeJS.ProcessEnv
  now: () => Date
  /** The answer: standard output. */
  print: (text: string) => void
  /** Progress and errors, on standard error. */
  log: (text: string) => void
  stop?: AbortSignal
  /** Not there where there are no services and no browser: outside of a checkout. */
  openRunCheck?: OpenRunCheck | undefined
}

/** Gives the exit code. */
export type Command = (args: readonly string[], surroundings: CommandContext) => Promise<number>

/** `--help` was asked for: its text is the answer. */
export class UsageError extends Error {
  override readonly name = 'HelpWanted'
}

const help = { help: { type: 'boolean', short: 'h' } } as const satisfies ParseArgsOptionsConfig

/** Reads the arguments of a command; what it does not know is refused with its usage. */
export function readArgs<Options extends ParseArgsOptionsConfig>(
  usage: string,
  args: readonly string[],
  options: Options,
) {
  const read = () =>
    parseArgs({ args: [...args], options: { ...options, ...help }, allowPositionals: true, strict: true })
  let parsed: ReturnType<typeof read>
  try {
    parsed = read()
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
  if ((parsed.values as { help?: boolean }).help) throw new UsageError(usage)
  return parsed
}

/** Exactly so many names; a missing or needless one is refused with the usage. */
export function expectNames(usage: string, names: readonly string[], wanted: number): void {
  if (names.length < wanted) throw new Refusal(`something is missing\n\n${usage}`)
  if (names.length > wanted) throw new Refusal(`it does not know ${names.slice(wanted).join(' ')}\n\n${usage}`)
}
