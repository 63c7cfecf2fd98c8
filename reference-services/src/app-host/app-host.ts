import type { FastifyInstance } from 'fastify'
import { plannedWeeks } from '../calendar/planning-weeks.ts'
import type { ShopClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { Refusal } from '../http/refusal.ts'
import { allowFraming } from '../isolation/framed-pages.ts'
import { saveSeedSnapshot } from '../isolation/seed-snapshot.ts'
import type { ShopHooks } from '../shop-hooks.ts'
import { loginForTab } from '../testing/login-for-tab.ts'

export type AppHostOptions = {
  /** Where the page that plays the app stands: it alone may frame the shop. */
  pageOrigin: string
  /** Plays the native handlers; it goes before all scripts of a page of the shop. */
  webviewScript: string
  /** The folder that keeps the database as the seed has it. */
  seeded: string | undefined
}

export type AppTokens = { accessToken: string; idToken: string }

/** The shop behind the page that plays the app: only it may frame the shop's pages. */
export type AppHost = ShopHooks & {
  /** A new login of a test account through the provider's real pages. */
  login(account: string): Promise<AppTokens>
  /** From now on the services refuse every token that was given out before, as one whose life is over. */
  expireTokens(): void
  /** Sets the shop's hour; the hour of the start without one. Gives the weeks that are open at it. */
  setHour(hour: Date | undefined): Promise<{ now: Date; weeks: readonly string[] }>
  /** Time passes while the app is in the background. */
  forward(ms: number): Promise<void>
}

/** The shop as the app's webview sees it. No setting switches it on, only `tools/app`; and never in production. */
export function createAppHost(options: AppHostOptions, config: Config, clock: ShopClock): AppHost {
  if (config.environment === 'production') throw new TypeError('the emulator of the app is not for production')
  const { pageOrigin, webviewScript, seeded } = options
  const startHour = clock.now()
  const startedAt = performance.now()
  const given = new Set<string>()
  const expired = new Set<string>()
  let keepCurrent = async () => {}

  const withHour = async (hour: Date) => {
    clock.set(hour)
    await keepCurrent()
  }

  return {
    seeded,
    async login(account) {
      const { login } = await loginForTab(config.origins, account)
      given.add(login.accessToken)
      return { accessToken: login.accessToken, idToken: login.idToken }
    },
    expireTokens() {
      for (const token of given) expired.add(token)
      given.clear()
    },
    async setHour(hour) {
      await withHour(hour ?? new Date(startHour.getTime() + performance.now() - startedAt))
      return { now: clock.now(), weeks: plannedWeeks(clock.now(), 0, 1).map(({ number }) => number) }
    },
    forward: (ms) => withHour(new Date(clock.now().getTime() + ms)),
    async began(database, keep) {
      keepCurrent = keep
      await saveSeedSnapshot(database, seeded)
    },
    atEdge: (server) =>
      allowFraming(server, {
        ancestor: pageOrigin,
        script: () => ({ source: webviewScript, attributes: ` data-app="${pageOrigin}"` }),
      }),
    // Frames of partners within the shop have two pages above them.
    atPartners: (server) => allowFraming(server, { ancestor: pageOrigin }),
    atServices: (server) => refuseTokens(server, expired),
  }
}

function refuseTokens(server: FastifyInstance, expired: ReadonlySet<string>): void {
  server.addHook('onRequest', async ({ headers }, reply) => {
    const token = headers.authorization?.replace(/^Bearer /i, '')
    if (token === undefined || !expired.has(token)) return
    const { status, body } = new Refusal('loginExpired')
    return reply.code(status).send(body)
  })
}
