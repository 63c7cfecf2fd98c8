import type { RenderReport } from './renderer.ts'

const maxLinesPerMinute = 20
const minuteMs = 60_000
const maxCharacters = 200

/** Each failure as a line for operators. A release that fails for many addresses does not fill the log. */
export function createFailureLog(
  log: (line: string) => void,
  now: () => number = () => performance.now(),
): (failure: RenderReport) => void {
  const lines = new Map<string, { count: number; until: number }>()
  return ({ release, reason, words, path }) => {
    const known = lines.get(release)
    const minute = known !== undefined && now() < known.until ? known : { count: 0, until: now() + minuteMs }
    lines.set(release, minute)
    minute.count += 1
    if (minute.count > maxLinesPerMinute) return
    const place = path === '' ? '' : ` at ${printable(path)}`
    log(`first view: ${release} ${reason}${place}: ${printable(words)}`)
  }
}

const printable = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, maxCharacters)
