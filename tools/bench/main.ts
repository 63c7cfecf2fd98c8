import path from 'node:path'
import { parseArgs } from 'node:util'
import type { BenchOptions } from './bench-shop.ts'
import { benchFirstView } from './first-view/bench-first-view.ts'
import { benchFirstVisit } from './first-visit.ts'
import { benchInp } from './inp/bench-inp.ts'
import { benchLeaks } from './leaks/bench-leaks.ts'
import { entriesOf } from './leaks/entries.ts'
import { benchReads } from './reads/bench-reads.ts'
import { benchRelease } from './release/bench-release.ts'
import { benchRollover } from './rollover/bench-rollover.ts'
import { benchSearch } from './search/bench-search.ts'
import { benchLimited } from './services/bench-limited.ts'
import { benchServices } from './services/bench-services.ts'
import { benchSoak } from './soak/bench-soak.ts'

const usage = `pnpm bench [first-visit] [--rounds 7]      what federation costs a first visit, against one bundle
pnpm bench first-view [--rounds 3]         what a page does before its first content: calls, commits, requests, in a row
pnpm bench inp [list…] [--rounds 7]        how fast the longest lists answer on a slow device
pnpm bench leaks [remote…] [--cycles 500] [--entry web|mobile]
                                           what a remote leaves behind when it is mounted and unmounted
pnpm bench reads [--members 400000]       every read explained at full size, and how long reads take beside orders
pnpm bench release [--rounds 3]            seconds until a commit, a rollback, is live; until open tabs have it
pnpm bench rollover                        a week of 400,000 members rolls over: seconds, and how long orders wait meanwhile
pnpm bench search                          held words over 30,000 products: how high each finds what it must, and how fast
pnpm bench services [--seconds 20]         orders stored in PostgreSQL a second, and how long each takes
pnpm bench soak [--minutes 60]             mixed load while processes are killed and releases come: nothing lost, memory flat
pnpm bench limited                         2,000 members press within 10 s for 300 pieces: who gets what, and when`

/** A count of at least one; anything else is a wrong command. */
function countOf(text: string, name: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} is a whole number from 1 on, not ${text}`)
  return count
}

function run(args: readonly string[], options: BenchOptions): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      cycles: { type: 'string', default: '500' },
      entry: { type: 'string' },
      seconds: { type: 'string', default: '20' },
      members: { type: 'string', default: '400000' },
      minutes: { type: 'string', default: '60' },
    },
  })
  const [bench = 'first-visit', ...names] = positionals
  const rounds = (usual: string) => countOf(values.rounds ?? usual, 'rounds')
  if (bench === 'leaks') {
    const leaks = { cycles: countOf(values.cycles, 'cycles'), entries: entriesOf(values.entry) }
    return benchLeaks(names, leaks, options)
  }
  if (bench === 'inp') return benchInp(names, rounds('7'), options)
  const benches: Record<string, () => Promise<boolean>> = {
    'first-view': () => benchFirstView(rounds('3'), options),
    'first-visit': () => benchFirstVisit(rounds('7'), options),
    limited: () => benchLimited(options),
    reads: () => benchReads(countOf(values.members, 'members'), options),
    release: () => benchRelease(rounds('3'), options),
    rollover: () => benchRollover(options),
    search: () => benchSearch(options),
    soak: () => benchSoak(countOf(values.minutes, 'minutes'), options),
    services: () => benchServices(countOf(values.seconds, 'seconds'), options),
  }
  const wanted = names.length === 0 && Object.hasOwn(benches, bench) ? benches[bench] : undefined
  if (wanted === undefined) throw new Error(`there is no bench ${positionals.join(' ')}`)
  return wanted()
}

const root = path.resolve(import.meta.dirname, '../..')
const isGood = await Promise.resolve()
  .then(() => run(process.argv.slice(2), { root, log: console.log }))
  .catch((error: unknown) => {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    return false
  })
process.exit(isGood ? 0 : 1)
