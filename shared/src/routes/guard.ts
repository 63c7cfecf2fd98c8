import { isBarred, judgeAccess } from './guard-access.ts'
import { judgeAppRoute, judgeInApp, judgeLink, mobileAddress } from './guard-app.ts'
import { mainPageOf } from './guard-main.ts'
import { judgeWeek } from './guard-week.ts'
import type { Verdict, Visit } from './visit.ts'

/**
 * The guard: may this visitor see this address now? Pure; the shell performs the verdict. Rules stand in the
 * documents' order, with two words on it: without network a move is cancelled whatever they say, and nobody is
 * judged before the session is known.
 */
export function judge(visit: Visit): Verdict {
  const { match, session } = visit
  if (visit.isCutOff) return { go: 'stay' }
  // Who is here is not known before the session is; a word about it could be wrong.
  if (session.login.status === 'unknown') return { go: 'wait' }
  if (match === undefined) return unknownAddress(visit)
  const earlier =
    judgeWeek(visit, match) ?? judgeAppRoute(visit, match) ?? judgeInApp(visit, match) ?? judgeLink(visit, match)
  if (earlier !== undefined) return earlier
  const verdict = judgeAccess(visit, match)
  return verdict.go === 'on' && isBarred(visit, match)
    ? { go: 'main', to: mainPageOf(visit), notice: 'prohibited' }
    : verdict
}

/** [GRD-014, GRD-039]; a screen that only the app has says so on the web, and opens in the app. */
function unknownAddress(visit: Visit): Verdict {
  if (visit.twin === undefined) return { go: 'main', to: mainPageOf(visit), notice: 'notFound' }
  if (visit.isInApp) return { go: 'rewrite', to: mobileAddress(visit.address) }
  return { go: 'main', to: mainPageOf(visit), notice: 'appOnly' }
}
