export const failures = ['503', '502', '401', '403', 'hang', 'malformed'] as const
export type Failure = (typeof failures)[number]

/** A fault that stands in place of, or before, the answer of a call. */
export type FaultRule = { failure?: Failure; delayMs?: number }

const isFailure = (text: string): text is Failure => (failures as readonly string[]).includes(text)
const longestDelayMs = 60_000

type Pair = { call: string; text: string }

/** `favourites:503,putOrder:hang` → its pairs. */
const pairsOf = (text: string): Pair[] =>
  text
    .split(',')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [call = '', ...rest] = pair.split(':')
      return { call, text: rest.join(':') }
    })

const isDelay = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= longestDelayMs

/** Both lists of the address as one rule a call. */
export function readFaults(
  { fail, delay }: { fail: string; delay: string },
  calls: readonly string[],
): { faults: Map<string, FaultRule>; problems: string[] } {
  const faults = new Map<string, FaultRule>()
  const problems: string[] = []
  const read = (name: string, list: string, toRule: (text: string) => FaultRule | undefined, way: string) => {
    for (const { call, text } of pairsOf(list)) {
      const rule = toRule(text)
      if (!calls.includes(call)) problems.push(`${name}=${call}: 契約にない呼び出しです`)
      else if (rule === undefined) problems.push(`${name}=${call}:${text}: ${way}`)
      else faults.set(call, { ...faults.get(call), ...rule })
    }
  }
  read(
    'fail',
    fail,
    (failure) => (isFailure(failure) ? { failure } : undefined),
    `次のいずれかを指定してください: ${failures.join(' ')}`,
  )
  read(
    'delay',
    delay,
    (text) => (isDelay(text) ? { delayMs: Number(text) } : undefined),
    `0から${longestDelayMs}までのミリ秒を指定してください`,
  )
  return { faults, problems }
}
