/** Counts of a page after its garbage was collected. */
export type Holding = {
  listeners: number
  timers: number
  /** Entries of all sets and maps: subscriptions of stores, bus, navigation and queries. */
  subscriptions: number
  styleTags: number
  styleRules: number
  /** Of the document, and detached ones that something still holds. */
  nodes: number
  heapBytes: number
}

const megabyte = 1024 * 1024

/** One cycle in twenty may leave something behind by chance: a request or a timer that is just under way. */
const chance = 0.05

/** The growth that is allowed from beginning to end; the heap's limit holds for 500 visits. */
const limitsFor = (cycles: number): Holding => {
  const few = Math.max(2, Math.floor(cycles * chance))
  return {
    listeners: few,
    timers: few,
    subscriptions: few,
    styleTags: 0,
    styleRules: few,
    nodes: few,
    heapBytes: megabyte,
  }
}

const words: Readonly<Record<keyof Holding, string>> = {
  listeners: 'event listeners',
  timers: 'timers',
  subscriptions: 'subscriptions and entries of sets and maps',
  styleTags: 'style tags',
  styleRules: 'style rules',
  nodes: 'detached nodes',
  heapBytes: 'bytes of heap',
}
const names = Object.keys(words) as (keyof Holding)[]

export type Growth = {
  /** One line of figures. */
  line: string
  /** Each leak in words. */
  leaks: string[]
}

/** Compares what a page held before and after many visits to a remote. */
export function judgeGrowth(remote: string, cycles: number, before: Holding, after: Holding): Growth {
  const limits = limitsFor(cycles)
  const signed = (value: number) => (value > 0 ? `+${value}` : String(value))
  const grown = (name: keyof Holding) => after[name] - before[name]
  const shown = names.map((name) =>
    name === 'heapBytes'
      ? `heap ${(before.heapBytes / megabyte).toFixed(1)} → ${(after.heapBytes / megabyte).toFixed(1)} MB`
      : `${name} ${before[name]}${grown(name) === 0 ? '' : ` ${signed(grown(name))}`}`,
  )
  return {
    line: `leaks ${remote} ${cycles} cycles: ${shown.join(', ')}`,
    leaks: names
      .filter((name) => grown(name) > limits[name])
      .map(
        (name) =>
          `${remote} leaks ${words[name]}: ${signed(grown(name))} in ${cycles} cycles, ${(grown(name) / cycles).toFixed(1)} a visit; ${limits[name]} may be`,
      ),
  }
}
