import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { sendPage } from '../../pages/page.ts'
import type { LoginPorts } from '../login-routes.ts'
import { detailsOf, stateOf, storeDetails } from './profile-details.ts'
import { alreadyChangedPage, visitOverPage, visitRefusedPage } from './profile-over-pages.ts'
import { profilePage } from './profile-page.ts'
import { entriesOf, entryFields, judgeProfile, tidyEntries } from './profile-rules.ts'
import {
  beginProfileSession,
  endProfileSession,
  findProfileSession,
  isFormOf,
  type ProfileSession,
} from './profile-sessions.ts'
import { consumeProfileVisit } from './profile-visits.ts'

type ProfilePorts = Pick<LoginPorts, 'db' | 'shopOrigin' | 'browserKey'>

const maxTokenLength = 200
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(maxTokenLength))
const visitFields = v.object({ accessToken: token, csrfToken: token, callbackUrl: v.string() })
const changeFields = v.object({ ...entryFields, csrfToken: token, seen: token })
const cancelFields = v.object({ csrfToken: token })

/** The page of a member's own details, which the shop hands the browser over to. */
export function addProfileRoutes(server: FastifyInstance, ports: ProfilePorts): void {
  addArrival(server, ports)
  addForm(server, ports)
  addCancel(server, ports)
}

/** The token becomes a session and stands in no address; a page of another site cannot put its own member here. */
function addArrival(server: FastifyInstance, { db, shopOrigin }: ProfilePorts): void {
  server.post('/profile', async (request, reply) => {
    const sent = v.safeParse(visitFields, request.body)
    if (!sent.success || request.headers.origin !== shopOrigin) return refuse(reply, shopOrigin)
    const subject = await consumeProfileVisit(db, sent.output)
    if (subject === undefined) return sendPage(reply.code(410), visitOverPage(shopOrigin))
    const callbackUrl = readCallback(sent.output.callbackUrl, shopOrigin)
    if (callbackUrl === undefined) return refuse(reply, shopOrigin)
    const cookie = await beginProfileSession(db, subject, callbackUrl)
    return reply.header('Set-Cookie', cookie).redirect('/profile/change', 303)
  })
}

function addForm(server: FastifyInstance, ports: ProfilePorts): void {
  const { db, shopOrigin } = ports

  server.get('/profile/change', async (request, reply) => {
    const session = await findProfileSession(ports, request.headers.cookie)
    const details = session && (await detailsOf(db, session.subject))
    if (session === undefined || details === undefined) return sendPage(reply.code(410), visitOverPage(shopOrigin))
    if (session.changed_at !== null) return sendPage(reply, alreadyChangedPage(shopOrigin, session.callback_url))
    const entries = entriesOf(details.member)
    const { csrfToken } = session
    return sendPage(reply, profilePage({ shopOrigin, csrfToken, details, entries, seen: stateOf(entries) }))
  })

  server.post('/profile/change', async (request, reply) => {
    const asked = await readForm(ports, request, reply, changeFields)
    if (asked === undefined) return reply
    const { session, sent } = asked
    const { csrfToken, seen, ...typed } = sent
    const entries = tidyEntries(typed)
    const errors = judgeProfile(entries)
    const isRefused = Object.keys(errors).length > 0
    const outcome = isRefused ? 'refused' : await storeDetails(db, session, { entries, seen })
    if (outcome === 'changed') return reply.redirect(withResult(session.callback_url), 303)
    const details = await detailsOf(db, session.subject)
    if (outcome === 'over' || details === undefined) return sendPage(reply.code(410), visitOverPage(shopOrigin))
    const page = { shopOrigin, csrfToken, details, entries: typed }
    if (outcome === 'refused') return sendPage(reply.code(400), profilePage({ ...page, errors, seen }))
    const now = stateOf(entriesOf(details.member))
    return sendPage(reply.code(409), profilePage({ ...page, isChangedElsewhere: true, seen: now }))
  })
}

function addCancel(server: FastifyInstance, ports: ProfilePorts): void {
  server.post('/profile/cancel', async (request, reply) => {
    const asked = await readForm(ports, request, reply, cancelFields)
    if (asked === undefined) return reply
    const cookie = await endProfileSession(ports.db, asked.session)
    return reply.header('Set-Cookie', cookie).redirect(asked.session.callback_url, 303)
  })
}

/** A form of this session; otherwise the answer is given already. */
async function readForm<S extends v.GenericSchema<unknown, { csrfToken: string }>>(
  ports: ProfilePorts,
  request: FastifyRequest,
  reply: FastifyReply,
  schema: S,
): Promise<{ session: ProfileSession; sent: v.InferOutput<S> } | undefined> {
  const session = await findProfileSession(ports, request.headers.cookie)
  if (session === undefined) {
    sendPage(reply.code(410), visitOverPage(ports.shopOrigin))
    return undefined
  }
  const sent = v.safeParse(schema, request.body)
  if (sent.success && isFormOf(session, sent.output.csrfToken)) return { session, sent: sent.output }
  refuse(reply, ports.shopOrigin)
  return undefined
}

const refuse = (reply: FastifyReply, shopOrigin: string) => sendPage(reply.code(400), visitRefusedPage(shopOrigin))

/** Back to the shop and nowhere else. */
function readCallback(text: string, shopOrigin: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.origin === shopOrigin && url.username === '' && url.password === '' ? url.href : undefined
}

function withResult(callbackUrl: string): string {
  const url = new URL(callbackUrl)
  url.searchParams.set('result', 'changed')
  return url.href
}
