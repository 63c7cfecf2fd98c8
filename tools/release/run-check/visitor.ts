import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import { appAroundScript } from 'reference-services/app-around'
import { type Finding, readFailure, withoutConsequences } from './findings.ts'
import { fileAt, type Judged } from './judged.ts'
import type { Kind } from './kinds.ts'
import { type Shown, watchPage } from './page-watch.ts'
import type { Stage } from './stage.ts'
import { untilFrozen } from './until-frozen.ts'
import { toFinding } from './violations.ts'

/** `frozen`: the page does not answer any more. */
export type Visit = { state: Shown['state'] | 'frozen'; findings: Finding[]; links: readonly string[] }

/** A tab that is one kind of visitor after the other. */
export type Visitor = {
  page: Page
  session: CDPSession
  /** Loads the shop as this kind of visitor. `rest`: address of a screen of the shell. */
  become(kind: Kind, rest: string): Promise<void>
  /** Shows an address, and leaves it. `owner`: whose screen, the name of a remote or `shell`. */
  visit(owner: string, address: string): Promise<Visit>
  /** Notes the names that scripts have put on the page; gives those that `owner` has taken from somebody else. */
  namesTaken(owner: string): Promise<{ name: string; of: string }[]>
  close(): Promise<void>
}

/** Opens a fresh tab of a kind of visitor for one use. */
export type InTab = <T>(kind: Kind, use: (visitor: Visitor) => Promise<T>) => Promise<T>

export const devices = {
  web: { viewport: { width: 1280, height: 900 } },
  app: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

/** On the shop's origin, and without a script. */
const emptyPage = '/healthz'
const endMs = 1000

export async function openVisitor(stage: Stage, entry: Kind['entry'], judged: Judged): Promise<Visitor> {
  const { browser, origins, logins } = stage
  const context = await browser.newContext({
    ...devices[entry],
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(watchPage)
  if (entry === 'app') await context.addInitScript({ content: appAroundScript })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const told: Finding[] = []
  listen(page, judged, (finding) => told.push(finding))
  let begin = origins.shop
  let rest = '/'

  return {
    page,
    session,
    async become(kind, at) {
      rest = at
      const login = kind.account === undefined ? undefined : logins.get(kind.account)
      await page.goto(origins.shop + emptyPage)
      await context.clearCookies()
      await page.evaluate(keepLogin, entry === 'web' ? login : undefined)
      const query = entry === 'app' && login !== undefined ? `?accessToken=${login.accessToken}` : ''
      begin = `${origins.shop}${rest}${query}`
      await page.goto(begin, { waitUntil: 'commit' })
      const { state } = await page.evaluate((at) => window.shopRunWatch.show(at), {
        owner: 'shell',
        address: rest,
        rest,
      })
      if (state !== 'stands') throw new Error(`the shell does not show ${rest} to a ${kind.name}: ${state}`)
    },
    async visit(owner, address) {
      const over = new AbortController()
      const nothing = { links: [], violations: [] }
      const shown = page
        .evaluate((showing) => window.shopRunWatch.show(showing), { owner, address, rest })
        // The page was left for another one: it is loaded anew.
        .catch(async () => {
          await page.goto(begin, { waitUntil: 'commit' })
          return { ...nothing, state: 'elsewhere' as const }
        })
      const frozen = untilFrozen(page, session, over.signal).then(() => ({ ...nothing, state: 'frozen' as const }))
      const { state, links, violations } = await Promise.race([shown, frozen])
      over.abort()
      const findings = [...violations.map((one) => toFinding(one, judged)), ...told.splice(0)]
      return { state, links, findings: withoutConsequences(findings) }
    },
    namesTaken: (owner) => page.evaluate((name) => window.shopRunWatch.noteNames(name), owner),
    async close() {
      // A browser waits some seconds for a script that does not end before it closes its page.
      const ended = session.send('Runtime.terminateExecution').catch(() => undefined)
      await Promise.race([ended, pause(endMs, undefined, { ref: false })])
      await context.close()
    },
  }
}

/** As a tab keeps a login, and nothing of before: shell/src/login/token-keeper.ts. */
export function keepLogin(login: { loginId: string; generation: number } | undefined): void {
  sessionStorage.clear()
  localStorage.clear()
  if (login === undefined) return
  const { loginId, generation } = login
  sessionStorage.setItem('shop.tokens', JSON.stringify(login))
  localStorage.setItem('shop.lastRefresh', JSON.stringify({ loginId, generation }))
}

function listen(page: Page, judged: Judged, found: (finding: Finding) => void): void {
  page.on('console', (message) => {
    const failure = message.type() === 'error' ? readFailure(message.text()) : undefined
    if (failure !== undefined) found(failure)
  })
  page.on('request', (request) => {
    const file = fileAt(judged, request.url())
    if (file === undefined || judged.files.has(file)) return
    found({ fault: 'unknown file', doing: 'load', words: file, release: judged.release })
  })
}
