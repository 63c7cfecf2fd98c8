import { parseArgs } from 'node:util'
import { Refusal } from '../start/refusal.ts'
import type { EngineName } from './engine.ts'

export const engineNames: readonly EngineName[] = ['webkit', 'firefox']
const usage = `usage: pnpm browsers [--engine ${engineNames.join('|')}]`

/** Which engines to run: all of them, when none is named. */
export function readOptions(args: readonly string[]): readonly EngineName[] {
  const named = parse(args)
  if (named === undefined) return engineNames
  const engine = engineNames.find((name) => name === named)
  if (engine === undefined) throw new Refusal(`There is no engine ${named} here.\n${usage}`)
  return [engine]
}

function parse(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { engine: { type: 'string' } } }).values.engine
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}
