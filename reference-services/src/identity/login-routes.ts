import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Interaction, type default as Provider } from 'oidc-provider'
import * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import { messagePage, type WrittenPage } from '../pages/page.ts'
import { checkPassword } from './accounts.ts'
import { countFailure, forgetFailures, secondsToWait } from './login-attempts.ts'
import { loginPage } from './login-page.ts'

const maxEmailLength = 254
const maxPasswordLength = 1000
const fields = v.object({
  email: v.pipe(v.string(), v.maxLength(maxEmailLength)),
  password: v.pipe(v.string(), v.maxLength(maxPasswordLength)),
})

const wrongText = 'メールアドレスまたはパスワードが正しくありません。'
const emptyText = 'メールアドレスとパスワードを入力してください。'
const waitText = (seconds: number) =>
  `ログインの失敗が続いたため、しばらくの間ログインできません。${Math.ceil(seconds / 60)}分ほどたってから、もう一度お試しください。`

export type LoginPorts = { provider: Provider; db: Database; shopOrigin: string }

/** The login page behind `/interaction/{uid}`: shows the form, judges what comes back. */
export function addLoginRoutes(server: FastifyInstance, { provider, db, shopOrigin }: LoginPorts): void {
  const path = '/interaction/:uid'

  server.get(path, async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply)
    if (interaction === undefined) return sendPage(reply.code(400), expiredPage(shopOrigin))
    return sendPage(reply, loginPage({ shopOrigin, action: actionOf(interaction) }))
  })

  server.post(path, async (request, reply) => {
    const interaction = await findInteraction(provider, request, reply)
    if (interaction === undefined) return sendPage(reply.code(400), expiredPage(shopOrigin))
    const outcome = await judge(db, request)
    if ('subject' in outcome) {
      // The provider writes the redirect itself.
      reply.hijack()
      return provider.interactionFinished(request.raw, reply.raw, { login: { accountId: outcome.subject } })
    }
    const { status, error, email } = outcome
    if (outcome.retryAfter !== undefined) reply.header('Retry-After', outcome.retryAfter)
    return sendPage(reply.code(status), loginPage({ shopOrigin, action: actionOf(interaction), email, error }))
  })
}

type Outcome = { subject: string } | { status: number; error: string; email: string; retryAfter?: number }

async function judge(db: Database, request: FastifyRequest): Promise<Outcome> {
  const sent = v.safeParse(fields, request.body)
  if (!sent.success) return { status: 400, error: emptyText, email: '' }
  const { email, password } = sent.output
  if (email.trim() === '' || password === '') return { status: 400, error: emptyText, email }
  const attempt = { address: request.ip, email }
  const wait = await secondsToWait(db, attempt)
  if (wait > 0) return { status: 429, error: waitText(wait), email, retryAfter: wait }
  const subject = await checkPassword(db, email, password)
  if (subject !== undefined) {
    await forgetFailures(db, attempt)
    return { subject }
  }
  await countFailure(db, attempt)
  return { status: 401, error: wrongText, email }
}

/** `undefined` when it is over, unknown, or begun in another browser. */
async function findInteraction(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    const { uid } = request.params as { uid: string }
    return interaction.uid === uid ? interaction : undefined
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

const actionOf = ({ uid }: Interaction) => `/interaction/${uid}`

function sendPage(reply: FastifyReply, page: WrittenPage): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('Content-Security-Policy', page.policy).send(page.html)
}

const expiredPage = (shopOrigin: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: 'ログインの受付時間が過ぎました',
    text: '安全のため、このページは一定の時間で使えなくなります。お手数ですが、もう一度ログインをし直してください。',
    link: { href: `${shopOrigin}/entrance`, label: 'ログインをやり直す' },
  })
