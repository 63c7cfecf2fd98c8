import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession } from 'playwright'
import type { ScreenFinding, ScriptPlace } from './findings.ts'
import { fileAt, type Judged } from './judged.ts'
import type { Visitor } from './visitor.ts'

type Thrown = { words: string; place: ScriptPlace }

/** A page that has not come to its end by then is stopped where it is. */
const patienceMs = 3000

/**
 * Shows a screen that has failed once more in a fresh tab, under the debugger, and gives the place in the code of the
 * release from which it was thrown, or at which it stood still. Nothing when it does not happen again.
 */
export async function findPlace(
  visitor: Visitor,
  { finding, judged }: { finding: ScreenFinding; judged: Judged },
): Promise<ScriptPlace | undefined> {
  const { session } = visitor
  const thrown: Thrown[] = []
  const scripts = new Map<string, string>()
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (fileAt(judged, url) !== undefined) scripts.set(scriptId, url)
  })
  session.on('Debugger.paused', ({ reason, data, callFrames }) => {
    const words = String((data as { description?: unknown } | undefined)?.description ?? reason)
    const [frame] = callFrames.flatMap(({ location }) => {
      const url = scripts.get(location.scriptId)
      return url === undefined ? [] : { url, line: location.lineNumber + 1, column: (location.columnNumber ?? 0) + 1 }
    })
    if (frame !== undefined) thrown.push({ words, place: frame })
    // The tab may be gone by then.
    session.send('Debugger.resume').catch(() => undefined)
  })
  await session.send('Debugger.enable')
  await session.send('Debugger.setPauseOnExceptions', { state: 'all' })
  // Some fail at the second time only.
  for (let round = 1; round <= 2 && thrown.length === 0; round += 1) {
    const visit = visitor.visit(finding.owner, finding.address)
    // Nobody waits for it when the page never gives an answer.
    visit.catch(() => undefined)
    const isOver = await Promise.race([visit.then(() => true), pause(patienceMs, false, { ref: false })])
    if (!isOver) await stopWhereItIs(session)
  }
  return (thrown.find(({ words }) => isSame(words, finding.words)) ?? thrown.at(-1))?.place
}

/** The shell leaves out of the words whatever may be of a member. */
const isSame = (thrown: string, told: string): boolean => thrown.startsWith(told.slice(0, told.search(/…|$|\n/)))

async function stopWhereItIs(session: CDPSession): Promise<void> {
  const stopped = new Promise((resolve) => session.once('Debugger.paused', resolve))
  await session.send('Debugger.pause')
  await Promise.race([stopped, pause(patienceMs, undefined, { ref: false })])
}
