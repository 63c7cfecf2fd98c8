import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { sendPage } from '../../pages/page.ts'
import { emailField } from '../form-fields.ts'
import { expiredPage, findInteraction, interactionPath } from '../interactions.ts'
import { isKnownBrowser, knownBrowserCookie } from '../known-browser.ts'
import { clearFailures, countAttempt, loginLimits, resetLimits } from '../login-attempts.ts'
import type { LoginPorts } from '../login-routes.ts'
import { refusePassword } from '../password-rule.ts'
import { linkOverPage, newPasswordPage, requestedPage, requestPage, resetPage } from './password-reset-pages.ts'
import { emailOfReset, requestReset, resetPassword } from './password-resets.ts'

const emptyText = 'メールアドレスを入力してください。'
const waitText = (seconds: number) =>
  `お手続きが続いたため、しばらくの間お受けできません。${Math.ceil(seconds / 60)}分ほどたってから、もう一度お試しください。`

const requestFields = v.object({ email: emailField })
const passwordField = v.object({ password: v.string() })

/** A forgotten password: asked for within a login, set by the link of a mail. [K-53] */
export function addPasswordResetRoutes(server: FastifyInstance, ports: LoginPorts): void {
  addRequestPage(server, ports)
  addNewPasswordPage(server, ports)
}

/** Below the login that is under way: its cookie is what a form of another site has not got. */
function addRequestPage(server: FastifyInstance, ports: LoginPorts): void {
  const { db, shopOrigin, issuer, browserKey } = ports
  const path = '/interaction/:uid/password-reset'

  server.get(path, async (request, reply) => {
    const interaction = await findInteraction(ports, request, reply)
    if (interaction === undefined) return sendPage(reply.code(400), expiredPage(shopOrigin))
    const loginPath = interactionPath(interaction)
    return sendPage(reply, requestPage({ shopOrigin, action: `${loginPath}/password-reset`, loginPath }))
  })

  server.post(path, async (request, reply) => {
    const interaction = await findInteraction(ports, request, reply)
    if (interaction === undefined) return sendPage(reply.code(400), expiredPage(shopOrigin))
    const loginPath = interactionPath(interaction)
    const facts = { shopOrigin, action: `${loginPath}/password-reset`, loginPath }
    const sent = v.safeParse(requestFields, request.body)
    if (!sent.success || sent.output.email.trim() === '')
      return sendPage(reply.code(400), requestPage({ ...facts, error: emptyText }))
    const { email } = sent.output
    const isKnown = isKnownBrowser(request.headers.cookie, email, browserKey)
    const wait = await countAttempt(db, { address: normalizeIP(request.ip), email, isKnown }, resetLimits)
    if (wait > 0)
      return sendPage(
        reply.code(429).header('Retry-After', wait),
        requestPage({ ...facts, email, error: waitText(wait) }),
      )
    await requestReset(db, email, (token) => `${issuer}/password-reset/${token}`)
    return sendPage(reply, requestedPage(shopOrigin, loginPath))
  })
}

/** Looking at it uses nothing up: programs that look through mails follow links. Its address is its secret. */
function addNewPasswordPage(server: FastifyInstance, { db, shopOrigin, browserKey }: LoginPorts): void {
  const path = '/password-reset/:token'
  const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token

  server.get(path, async (request, reply) => {
    const email = await emailOfReset(db, tokenOf(request))
    if (email === undefined) return sendPage(reply.code(410), linkOverPage(shopOrigin))
    return sendPage(reply, newPasswordPage({ shopOrigin, action: request.url, email }))
  })

  server.post(path, async (request, reply) => {
    const token = tokenOf(request)
    const email = await emailOfReset(db, token)
    if (email === undefined) return sendPage(reply.code(410), linkOverPage(shopOrigin))
    const sent = v.safeParse(passwordField, request.body)
    const password = sent.success ? sent.output.password : ''
    const error = refusePassword(password)
    if (error !== undefined)
      return sendPage(reply.code(400), newPasswordPage({ shopOrigin, action: request.url, email, error }))
    if (!(await resetPassword(db, token, password))) return sendPage(reply.code(410), linkOverPage(shopOrigin))
    // Who reads the mail of the account is no stranger to it: guesses from elsewhere do not keep them out.
    await clearFailures(db, { address: normalizeIP(request.ip), email, isKnown: true }, loginLimits)
    return sendPage(reply.header('Set-Cookie', knownBrowserCookie(email, browserKey)), resetPage(shopOrigin))
  })
}
