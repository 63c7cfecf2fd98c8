import { Refusal } from '../start/refusal.ts'

/** Which remotes are built from their sources. The shell always is, so its name may stand there too. */
export function readRemotes(all: readonly string[], args: readonly string[]): string[] {
  const unknown = args.filter((name) => name !== 'shell' && !all.includes(name))
  if (unknown.length > 0)
    throw new Refusal(
      `There is no remote ${unknown.join(', ')}. The remotes here: ${all.join(', ')}.\nusage: pnpm dev [remote…]`,
    )
  return [...new Set(args.filter((name) => name !== 'shell'))]
}
