import { mainPageOf } from './guard-main.ts'
import { type RouteMatch, segmentsOf } from './route.ts'
import type { Verdict, Visit } from './visit.ts'

/** Week `0` is the current one: the same route, with everything else as it was. */
export function judgeWeek(visit: Visit, { params, route }: RouteMatch): Verdict | undefined {
  if (params['planningWeekNumber'] !== '0') return undefined
  const { weeks } = visit.session
  if (weeks.status === 'loading') return { go: 'wait' }
  const current = weeks.status === 'ready' ? (handedOver(visit, weeks.open) ?? weeks.open[weeks.index]) : undefined
  if (current === undefined) return { go: 'main', to: mainPageOf(visit), notice: 'noWeek' }
  const [path = '', rest = ''] = splitAt(visit.address, /[?#]/)
  const place = segmentsOf(route.pattern).findIndex((segment) => /^:planningWeekNumber\??$/.test(segment))
  const segments = segmentsOf(path).with(place, current.number)
  return { go: 'rewrite', to: `/${segments.join('/')}${rest}` }
}

/** The week that the app has chosen, and is about to hand over with its token. */
const handedOver = ({ entry, link }: Visit, open: readonly { number: string }[]) =>
  entry === 'app' ? open.find(({ number }) => number === link.week) : undefined

function splitAt(text: string, mark: RegExp): [string, string] {
  const place = text.search(mark)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place)]
}
