import type { PageKind } from '@shop/shared/contract'
import * as contract from '@shop/shared/contract'
import { callOfRead } from '@shop/shared/contract/call-of-read'
import { type GivenSourceIds, idsOf, sourceOfId } from '@shop/shared/input-status'
import { addressOfRead, type FirstRead } from '@shop/shared/routes/first-reads'
import { readOfAddress } from '@shop/shared/routes/reads-at'
import * as v from 'valibot'
import type { EdgeCaller } from '../http/edge-caller.ts'
import type { FirstAnswers } from './first-answers.ts'

type Known = Readonly<Record<string, string | undefined>>

export type PageAnswer = {
  address: string
  json: string
  /** Members get the same. */
  isCommon: boolean
}

/** Longer answers are rendered, and do not stand in the page: the browser asks for them beside the scripts. */
const maxWritten = 120_000

export const isWritten = ({ json }: Pick<PageAnswer, 'json'>): boolean => json.length <= maxWritten

/** The first reads of one page. */
export type PageReads = {
  /** Answers that a visitor gets. */
  answers: readonly PageAnswer[]
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
  caller: EdgeCaller
  /** Whose page it most probably is: a member's brings what everybody gets, and no list of a visitor. */
  who?: PageKind['who']
  /** The open weeks, where they are known by now. */
  weeks?: readonly string[]
  /** Ids of order sources that the operator gives: releases name those that stand in code. */
  orderSources?: GivenSourceIds | undefined
}

const weeksPath = contract.planningWeeksCall.path

/** Gives the first reads of a page, with the answers that come before `late` settles. */
export async function pageReads(
  { declared, services, known, caller, who = 'visitor', weeks: given, orderSources }: ReadFacts,
  answersOf: FirstAnswers,
  late: Promise<unknown>,
): Promise<PageReads> {
  const inTime = (addresses: readonly string[]) => answersOf(addresses, caller, late)
  const reads = declared.flatMap((of) => {
    const call = callOfRead(of)
    const base = Object.hasOwn(services, of.service) ? services[of.service] : undefined
    const read = withGivenIds(readOfAddress(of, known), orderSources)
    return call === undefined || base === undefined || read === undefined ? [] : [{ read, call, base }]
  })
  const weeksRead = reads.find(({ read }) => read.path === weeksPath)
  const weeksFound = weeksRead === undefined ? noAnswers : await inTime([`${weeksRead.base}${weeksPath}`])
  const weeks = given ?? openWeeks([...weeksFound.values()][0])
  const filled = reads.map(({ read, call, base }) => {
    const isOpen = call.access === 'anyone'
    const isBrought = isOpen && (who === 'visitor' || call.isCommon === true)
    const address = isBrought ? addressOfRead(read, base, { ...known, ...ofVisitor, week: weeks[0] }) : undefined
    return { read, base, address, isOpen, isCommon: call.isCommon === true }
  })
  // The weeks may have come just before `late`, after which nothing comes: no page is rendered without them.
  const found = new Map([...weeksFound, ...(await inTime(filled.flatMap(({ address }) => address ?? [])))])
  const jsonOf = (address: string | undefined) => (address === undefined ? undefined : found.get(address))
  return {
    answers: filled.flatMap(({ address = '', isCommon }) => {
      const json = jsonOf(address)
      return json === undefined ? [] : [{ address, json, isCommon }]
    }),
    asks: filled.flatMap(({ read, base, address, isOpen, isCommon }) => {
      const json = jsonOf(address)
      const isAnswered = json !== undefined && isWritten({ json })
      const visitor = isOpen && !isAnswered
      const member = !(isCommon && isAnswered)
      return visitor || member ? [{ url: `${base}${read.path}`, query: read.query, visitor, member }] : []
    }),
    known: Object.fromEntries(Object.entries(known).filter(([name]) => isNamed(name, reads) && !secrets.has(name))),
    weeks,
  }
}

/** First views are of the web. */
function withGivenIds(read: FirstRead | undefined, given: GivenSourceIds | undefined): FirstRead | undefined {
  const source = sourceOfId(Number(read?.query['input_status']))
  if (read === undefined || source === undefined) return read
  return { ...read, query: { ...read.query, input_status: String(idsOf(source, given).web) } }
}

const noAnswers: ReadonlyMap<string, string> = new Map()

const ofVisitor = { visitor: '1' }

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
