import type { PageKind } from '@shop/shared/contract'
import * as contract from '@shop/shared/contract'
import { addressOfRead, type FirstRead } from '@shop/shared/routes/first-reads'
import * as v from 'valibot'
import type { FirstAnswers } from './first-answers.ts'

type Known = Readonly<Record<string, string | undefined>>

/** The first reads of one page. */
export type PageReads = {
  /** Answers that a visitor gets; `isCommon`: members get the same. */
  answers: readonly { address: string; json: string; isCommon: boolean }[]
  /** Left to the page itself, and for whom. */
  asks: readonly { url: string; query: Readonly<Record<string, string>>; visitor: boolean; member: boolean }[]
  /** Parameters of the address that the reads name. */
  known: Known
  /** Open weeks, nearest first: a tab keeps the place of its week in this list. */
  weeks: readonly string[]
}

export const noReads: PageReads = { answers: [], asks: [], known: {}, weeks: [] }

type ReadFacts = {
  /** Of the shell and of the screen. */
  declared: readonly FirstRead[]
  /** Base address of every service. */
  services: Readonly<Record<string, string>>
  /** Parameters of the route and of the address. */
  known: Known
  caller: string
  /** Whose page it most probably is: a member's brings what everybody gets, and no list of a visitor. */
  who?: PageKind['who']
}

const isCall = (value: unknown): value is contract.Call =>
  typeof value === 'object' && value !== null && 'service' in value && 'access' in value && 'reply' in value

/** Reads of the contract. Whatever else a release declares is left to the release. */
const knownReads = new Map(
  Object.values<unknown>(contract)
    .filter(isCall)
    .filter(({ method }) => method === 'GET')
    .map((call) => [`${call.service} ${call.path}`, call]),
)

const weeksPath = contract.planningWeeksCall.path

/** Gives the first reads of a page, with the answers that come before `late` settles. */
export async function pageReads(
  { declared, services, known, caller, who = 'visitor' }: ReadFacts,
  answersOf: FirstAnswers,
  late: Promise<unknown>,
): Promise<PageReads> {
  const inTime = (addresses: readonly string[]) => answersOf(addresses, caller, late)
  const reads = declared
    .map((read) => withUsualValues(read, known))
    .flatMap((read) => {
      const call = knownReads.get(`${read.service} ${read.path}`)
      const base = Object.hasOwn(services, read.service) ? services[read.service] : undefined
      return call === undefined || base === undefined ? [] : [{ read, call, base }]
    })
  const weeksRead = reads.find(({ read }) => read.path === weeksPath)
  const weeksAddress = weeksRead === undefined ? '' : `${weeksRead.base}${weeksPath}`
  const ofWeeks = weeksRead === undefined ? undefined : (await inTime([weeksAddress])).get(weeksAddress)
  const weeks = openWeeks(ofWeeks)
  const filled = reads.map(({ read, call, base }) => {
    const isOpen = call.access === 'anyone'
    const isBrought = isOpen && (who === 'visitor' || call.isCommon === true)
    const address = isBrought ? addressOfRead(read, base, { ...known, ...ofVisitor, week: weeks[0] }) : undefined
    return { read, base, address, isOpen, isCommon: call.isCommon === true }
  })
  const found = await inTime(filled.flatMap(({ address }) => address ?? []))
  // Once `late` has settled, the second question is not answered with what the first one was.
  const jsonOf = (address = '') => (address === weeksAddress ? ofWeeks : found.get(address))
  return {
    answers: filled.flatMap(({ address = '', isCommon }) => {
      const json = jsonOf(address)
      return json === undefined ? [] : [{ address, json, isCommon }]
    }),
    asks: filled.flatMap(({ read, base, address, isOpen, isCommon }) => {
      const isAnswered = jsonOf(address) !== undefined
      const visitor = isOpen && !isAnswered
      const member = !(isCommon && isAnswered)
      return visitor || member ? [{ url: `${base}${read.path}`, query: read.query, visitor, member }] : []
    }),
    known: Object.fromEntries(Object.entries(known).filter(([name]) => isNamed(name, reads) && !secrets.has(name))),
    weeks,
  }
}

const ofVisitor = { visitor: '1' }

/** Puts in the usual values of what the address does not say. */
function withUsualValues({ query, ...read }: FirstRead, known: Known): FirstRead {
  const filled = (text: string) =>
    text.replace(/\{(\w+)\|([^{}]*)\}/g, (_, name: string, usual: string) =>
      known[name] === undefined ? usual : `{${name}}`,
    )
  return { ...read, query: Object.fromEntries(Object.entries(query).map(([name, text]) => [name, filled(text)])) }
}

/** Words of an address that no page repeats. [GRD-030] */
const secrets = new Set(['accessToken', 'idToken'])

export const namesSecret = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => secrets.has(name))

const isNamed = (name: string, reads: readonly { read: FirstRead }[]): boolean =>
  reads.some(({ read }) => Object.values(read.query).some((text) => text.includes(`{${name}`)))

function openWeeks(json: string | undefined): string[] {
  const reply: unknown = json === undefined ? undefined : JSON.parse(json)
  const parsed = v.safeParse(contract.planningWeeksCall.reply, reply)
  return parsed.success ? parsed.output.member_latest_planning_weeks.map((week) => week.latest_planning_week) : []
}
