import type fc from 'fast-check'
import { type ContractDocument, callName, type ServiceCall } from 'reference-services/contract-document'
import * as v from 'valibot'
import { type Answer, type Ask, type Asked, describeRequest } from './ask.ts'
import { findSmallest, type RunFacts } from './find-smallest.ts'
import { Finding } from './finding.ts'
import { type RefusalFacts, readRefusal, readReply } from './judge-answer.ts'
import type { KnownValues } from './known-values.ts'
import { requestsOf, type Sent, wrongRequestsOf } from './requests.ts'
import { bannerRules } from './rules/banners.ts'
import { pageRules } from './rules/lists.ts'
import { productRules } from './rules/products.ts'
import type { Rule } from './rules/rule.ts'
import { sumRules } from './rules/sums.ts'

export type CallResult = { name: string } & (
  | { outcome: 'ok' }
  | { outcome: 'failed'; finding: Finding }
  | { outcome: 'notChecked'; why: string }
)

export type CheckPorts = RunFacts & { ask: Ask; document: ContractDocument; known: KnownValues; isMember: boolean }

const rules: readonly Rule[] = [...pageRules, ...productRules, ...sumRules, ...bannerRules]

/** Asks one read with many cases, as everybody who may. */
export async function checkRead(call: ServiceCall, ports: CheckPorts): Promise<CallResult> {
  const name = callName(call)
  const { ask, document, known, isMember } = ports
  const valid = requestsOf(document, call, known)
  const refusals: RefusalFacts[] = []
  let answered = 0

  async function judge(asked: Asked): Promise<void> {
    const answer = await ask(asked)
    if (answer.status !== 200) {
      refusals.push(readRefusal(asked, answer, 'an answer, or a refusal'))
      return
    }
    answered += 1
    await judgeReply(asked, answer, ask)
  }

  const everybody: Asked['as'][] = call.access === 'member' ? [] : ['nobody']
  const callers: readonly Asked['as'][] = isMember ? [...everybody, 'member'] : everybody
  for (const as of callers) {
    const finding =
      (await findSmallest(valid, (sent) => judge({ call, ...sent, as }), ports)) ??
      (await findWrong(call, { valid, as, ...ports }))
    if (finding !== undefined) return { name, outcome: 'failed', finding }
  }
  const stranger = call.access === 'member' ? await findStranger(call, valid, ports) : undefined
  if (stranger !== undefined) return { name, outcome: 'failed', finding: stranger }
  if (callers.length === 0)
    return { name, outcome: 'notChecked', why: 'but for its refusal of visitors: it needs a member' }
  return answered > 0 ? { name, outcome: 'ok' } : unanswered(name, refusals)
}

/** Nothing was answered: right for a member who may not, wrong where there is no such call. */
function unanswered(name: string, refusals: readonly RefusalFacts[]): CallResult {
  const [first = { status: 0, code: 'none' }] = refusals
  const seen = `every request refused, with ${first.status} ${first.code}`
  if (refusals.every(({ status }) => status === 403)) return { name, outcome: 'notChecked', why: seen }
  return {
    name,
    outcome: 'failed',
    finding: new Finding(name, { expected: 'an answer to one request at least', got: seen }),
  }
}

async function judgeReply(asked: Asked, answer: Answer, ask: Ask): Promise<void> {
  const { call, as } = asked
  const reply = readReply(asked, answer)
  const parsed = (schema: v.GenericSchema | undefined, value: unknown) =>
    schema === undefined ? undefined : v.parse(schema, value)
  for (const rule of rules.filter((one) => one.call.path === call.path && one.call.method === call.method)) {
    const broken = await rule.broken({
      query: parsed(call.query, asked.query) as never,
      body: parsed(call.body, asked.body) as never,
      reply: reply as never,
      as,
      async again(over) {
        const next = { ...asked, ...over }
        const more = await ask(next)
        if (more.status !== 200)
          throw new Finding(describeRequest(next), { ids: rule.ids, expected: 'an answer', got: String(more.status) })
        return readReply(next, more) as never
      },
    })
    if (broken !== undefined) throw new Finding(describeRequest(asked), { ...broken, ids: rule.ids })
  }
}

type WrongFacts = CheckPorts & { valid: fc.Arbitrary<Sent>; as: Asked['as'] }

/** A request that breaks the contract is refused in the services' form. */
async function findWrong(call: ServiceCall, { valid, as, ...ports }: WrongFacts): Promise<Finding | undefined> {
  const wrong = wrongRequestsOf(call, valid)
  if (wrong === undefined) return undefined
  return findSmallest(
    wrong,
    async (sent) => {
      const asked: Asked = { call, ...sent, as }
      readRefusal(asked, await ports.ask(asked), 'a refusal, as a field is wrong,')
    },
    ports,
  )
}

/** Without a login, and with a token that is none: 401, by which a page asks for another one. [API-001, ERR-005] */
export async function findStranger(
  call: ServiceCall,
  valid: fc.Arbitrary<Sent>,
  { ask, seed }: Pick<CheckPorts, 'ask' | 'seed'>,
): Promise<Finding | undefined> {
  const judge = async (sent: Sent) => {
    for (const as of ['nobody', 'stranger'] as const) {
      const asked: Asked = { call, ...sent, as }
      const { status } = await ask(asked)
      if (status !== 401)
        throw new Finding(describeRequest(asked), { ids: ['API-001', 'ERR-005'], expected: '401', got: String(status) })
    }
  }
  return findSmallest(valid, judge, { runs: 1, seed })
}
