import { entryOf } from '@shop/shared/routes'
import type { AppAnswer, Arrival } from '../arrival/arrive.ts'

export type EnterPorts = {
  here: URL
  arrival: Arrival
  /** Whether the app may hand tokens over with its answer. */
  mayBringTokens: boolean
  answer: Promise<AppAnswer>
}

/**
 * Takes what the app hands over beside an address without tokens, also when its page is loaded anew; view mode wins.
 * Nobody is judged before. The guard tells an address of the app by its path: one of the web is the app's from here on, when
 * the app has opened it. [K-28, K-135]
 */
export async function enterPage({ here, arrival, mayBringTokens, answer }: EnterPorts): Promise<void> {
  const { link, app, tracker } = arrival
  const { tokens, viewMode } = link.query(here)
  if (entryOf(here.pathname) === 'app') {
    if (mayBringTokens && tokens === 'none' && !viewMode) await link.adopt('app')
    return
  }
  const wasInApp = app.isInApp()
  const { isOpened, version, tokens: ofApp } = await answer
  if (!isOpened) return
  if (viewMode) return app.enterAsVisitor()
  tracker.set('tab', version)
  // An app opens links that others made: about tokens in one, whoever sits here is asked.
  await link.adopt(wasInApp || ofApp !== undefined ? 'app' : 'web')
}
