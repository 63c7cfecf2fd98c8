import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import type { LoginReason } from '../http/call-records.ts'
import { counter } from '../observability/metrics.ts'
import { sendPage } from '../pages/page.ts'
import { checkPassword } from './accounts.ts'
import { emailField } from './form-fields.ts'
import { expiredPage, findInteraction, interactionPath } from './interactions.ts'
import { isKnownBrowser, knownBrowserCookie } from './known-browser.ts'
import { clearFailures, countAttempt, loginLimits } from './login-attempts.ts'
import { type LoginError, loginPage } from './login-page.ts'

const logins = counter({
  name: 'shop_logins_total',
  help: 'Logins that were sent, by what came of them',
  labels: ['outcome'],
})

/** Beyond it nothing was typed. */
const maxTypedLength = 1000
const fields = v.object({ email: emailField, password: v.pipe(v.string(), v.maxLength(maxTypedLength)) })

const wrongText = 'メールアドレスまたはパスワードが正しくありません。'
const emptyText = 'メールアドレスとパスワードを入力してください。'
const waitText = (seconds: number) =>
  `ログインの失敗が続いたため、しばらくの間ログインできません。${Math.ceil(seconds / 60)}分ほどたってから、もう一度お試しください。`

export type LoginPorts = {
  provider: Provider
  db: Database
  issuer: string
  shopOrigin: string
  contactUrl: string
  /** Marks the browsers that an account has logged in with. */
  browserKey: string
}

/** The login page behind `/interaction/{uid}`: shows the form, judges what comes back. */
export function addLoginRoutes(server: FastifyInstance, ports: LoginPorts): void {
  const { provider, shopOrigin, contactUrl, browserKey } = ports
  const path = '/interaction/:uid'

  server.get(path, async (request, reply) => {
    const interaction = await findInteraction(ports, request, reply)
    if (interaction === undefined) return sendPage(reply.code(400), expiredPage(shopOrigin))
    return sendPage(reply, loginPage({ shopOrigin, contactUrl, action: interactionPath(interaction) }))
  })

  server.post(path, async (request, reply) => {
    const interaction = await findInteraction(ports, request, reply)
    if (interaction === undefined) {
      logins.inc({ outcome: 'loginPageExpired' })
      request.refusal = { reason: 'loginPageExpired' }
      return sendPage(reply.code(400), expiredPage(shopOrigin))
    }
    const outcome = await judge(ports, request)
    logins.inc({ outcome: 'subject' in outcome ? 'accepted' : outcome.reason })
    if ('subject' in outcome) {
      reply.raw.appendHeader('Set-Cookie', knownBrowserCookie(outcome.email, browserKey))
      // The provider writes the redirect itself.
      reply.hijack()
      return provider.interactionFinished(request.raw, reply.raw, { login: { accountId: outcome.subject } })
    }
    const { status, error, email, reason } = outcome
    request.refusal = { reason }
    if (outcome.retryAfter !== undefined) reply.header('Retry-After', outcome.retryAfter)
    const action = interactionPath(interaction)
    return sendPage(reply.code(status), loginPage({ shopOrigin, contactUrl, action, email, error }))
  })
}

type Outcome =
  | { subject: string; email: string }
  | { status: number; reason: LoginReason; error: LoginError; email: string; retryAfter?: number }

async function judge({ db, browserKey }: LoginPorts, request: FastifyRequest): Promise<Outcome> {
  const sent = v.safeParse(fields, request.body)
  if (!sent.success)
    return { status: 400, reason: 'fieldsEmpty', error: { text: emptyText, fields: ['email', 'password'] }, email: '' }
  const { email, password } = sent.output
  const empty = emptyFields(email, password)
  if (empty.length > 0) return { status: 400, reason: 'fieldsEmpty', error: { text: emptyText, fields: empty }, email }
  const isKnown = isKnownBrowser(request.headers.cookie, email, browserKey)
  const attempt = { address: normalizeIP(request.ip), email, isKnown }
  const wait = await countAttempt(db, attempt, loginLimits)
  if (wait > 0)
    return {
      status: 429,
      reason: 'attemptsLimited',
      error: { text: waitText(wait), fields: [] },
      email,
      retryAfter: wait,
    }
  const subject = await checkPassword(db, email, password)
  if (subject !== undefined) {
    await clearFailures(db, attempt, loginLimits)
    return { subject, email }
  }
  return { status: 401, reason: 'passwordWrong', error: { text: wrongText, fields: ['email', 'password'] }, email }
}

const emptyFields = (email: string, password: string): LoginError['fields'] => [
  ...(email.trim() === '' ? (['email'] as const) : []),
  ...(password === '' ? (['password'] as const) : []),
]
