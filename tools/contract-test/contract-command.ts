import { listBannersCall, memberCall } from '@shop/shared/contract'
import {
  type ApiName,
  callName,
  contractDocument,
  type ServiceCall,
  serviceCalls,
} from 'reference-services/contract-document'
import {
  isServiceAddress,
  type ServiceAddresses,
  serviceAddress,
  toServiceAddresses,
} from 'reference-services/service-addresses'
import { type CommandContext, expectNames, readArgs, UsageError } from '../release/command.ts'
import { isRefusal, Refusal } from '../start/refusal.ts'
import { type Ask, createAsk } from './ask.ts'
import { type CallResult, checkRead } from './check-reads.ts'
import { checkWrites } from './check-writes.ts'
import { CannotAsk } from './finding.ts'
import { findKnownValues } from './known-values.ts'

const usage = `usage: pnpm contract-test <base>
  Checks whether services keep the contract that the shop was built on, with cases made from its OpenAPI
  document. Reads only: GET, and the banners' query.

  <base>           https://api.example, below which each service has its prefix (/delivery, /search, …), or
                   those that are checked with an address each: search=https://search.example/v2,delivery=https://…
  --visitor        only what a visitor sees; without it CONTRACT_TOKEN is needed
  --writes         WRITES as the member: orders, favourites and lists of favourites, each taken back at once
  --only <text>    calls whose name has the text in it: --only /search/product_search
  --runs <n>       cases of each call: 10
  --seed <n>       the cases of an earlier run
  --rate <n>       requests a second: 5

  CONTRACT_TOKEN   in the environment, where no list of processes shows it: an access token of a test member
  CONTRACT_SUBJECT the login's name in auth0Id and user_key, where it is not the token's sub`

const standardRuns = 10
const standardRate = 5
const maxSeed = 2 ** 31

/** Reads by their effect and writes by their method, so that they wait for `--writes`. */
const postedReads: readonly string[] = ['/get-point-history', '/GetServiceUseJudge/', '/GetBankAccount/']

const isRead = ({ method, path }: ServiceCall): boolean => method === 'GET' || path === listBannersCall.path

export type ContractContext = Pick<CommandContext, 'environment' | 'print' | 'log'>

/** Gives the exit code. */
export async function runContractCommand(
  args: readonly string[],
  { environment, print, log }: ContractContext,
): Promise<number> {
  try {
    const asked = readCommand(args, environment)
    const { addressOf, calls, token, subject } = asked
    const ask = createAsk({ addressOf, token, rate: asked.rate })
    if (asked.writes) log('--writes: orders, favourites and lists of the member are written, and taken back')
    await expectToken(ask, asked)
    const known = await findKnownValues(ask, calls, { subject, isMember: token !== undefined })
    const ports = {
      ...asked,
      ask,
      known,
      document: await contractDocument(),
      isMember: token !== undefined,
    }
    const chosen = calls.filter((call) => callName(call).includes(asked.only))
    if (chosen.length === 0) throw new Refusal(`no call of these services has ${asked.only} in its name`)
    const results: CallResult[] = []
    const tell = (result: CallResult) => {
      results.push(result)
      print(lineOf(result))
    }
    const isAsked = (call: ServiceCall) => isRead(call) || (asked.writes && postedReads.includes(call.path))
    for (const call of chosen.filter(isAsked)) tell(await checkRead(call, ports))
    const writes = chosen.filter((call) => !isAsked(call))
    if (asked.writes) for (const result of await checkWrites(writes, ports)) tell(result)
    const counts = (['ok', 'failed', 'notChecked'] as const).map(
      (one) => results.filter(({ outcome }) => outcome === one).length,
    )
    const [ok = 0, failed = 0, open = 0] = counts
    print(`${ok} ok, ${failed} failed, ${open} not checked; ${ask.count()} requests, --seed ${asked.seed}`)
    return failed === 0 ? 0 : 1
  } catch (error) {
    return explain(error, { print, log })
  }
}

function explain(error: unknown, { print, log }: Pick<ContractContext, 'print' | 'log'>): number {
  if (error instanceof UsageError) {
    print(error.message)
    return 0
  }
  if (!(error instanceof Error)) throw error
  log(isRefusal(error) || error instanceof CannotAsk ? error.message : (error.stack ?? error.message))
  return 1
}

function readCommand(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const { values, positionals } = readArgs(usage, args, {
    visitor: { type: 'boolean' },
    writes: { type: 'boolean' },
    only: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string' },
    rate: { type: 'string' },
  })
  expectNames(usage, positionals, 1)
  const [base = ''] = positionals
  const { CONTRACT_TOKEN: given = '' } = environment
  const isVisitor = values.visitor === true
  if (isVisitor && values.writes === true) throw new Refusal('a visitor writes nothing: --visitor or --writes')
  if (!isVisitor && given === '')
    throw new Refusal('CONTRACT_TOKEN is not set: an access token of a test member; --visitor checks without one')
  const token = isVisitor ? undefined : given
  return {
    ...readBase(base),
    token,
    subject: token === undefined ? '' : (environment['CONTRACT_SUBJECT'] ?? subjectOf(token)),
    writes: values.writes === true,
    only: values.only ?? '',
    runs: numberOf('--runs', values.runs, standardRuns),
    seed: numberOf('--seed', values.seed, Math.floor(Math.random() * maxSeed)),
    rate: numberOf('--rate', values.rate, standardRate),
  }
}

/** One address for all services, or the services that have one. */
function readBase(base: string): { addressOf(call: ServiceCall): string; calls: readonly ServiceCall[] } {
  if (/^https?:\/\/[^?#]+$/.test(base) && URL.canParse(base)) {
    const address = base.replace(/\/+$/, '')
    return { addressOf: ({ service }) => serviceAddress(service, {}, address), calls: serviceCalls }
  }
  const pairs = base.split(',')
  if (!pairs.every(isServiceAddress))
    throw new Refusal(`${base} is no address, and no list of services with theirs\n\n${usage}`)
  const addresses: ServiceAddresses = toServiceAddresses(pairs)
  return {
    addressOf: ({ service }) => addresses[service] ?? '',
    calls: serviceCalls.filter(({ service }: { service: ApiName }) => addresses[service] !== undefined),
  }
}

function numberOf(name: string, text: string | undefined, standard: number): number {
  if (text === undefined) return standard
  if (!/^\d{1,10}$/.test(text) || Number(text) === 0) throw new Refusal(`${name} ${text} is no whole number above 0`)
  return Number(text)
}

function subjectOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.')
    return String((JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: unknown }).sub)
  } catch {
    throw new Refusal('CONTRACT_TOKEN is no JWT: set CONTRACT_SUBJECT as well, the name of its login')
  }
}

type TokenFacts = { calls: readonly ServiceCall[]; token: string | undefined; subject: string }

/** Asked once before anything else: a token that is over would fail every call. */
async function expectToken(ask: Ask, { calls, token, subject }: TokenFacts): Promise<void> {
  const call = calls.find(({ path }) => path === memberCall.path)
  if (token === undefined || call === undefined) return
  const { status } = await ask({ call, query: { auth0Id: subject }, as: 'member' })
  if (status === 401)
    throw new CannotAsk('the services do not take CONTRACT_TOKEN (401): it is over, or of another provider')
}

const outcomes = { ok: 'ok         ', failed: 'failed     ', notChecked: 'not checked' } as const

function lineOf(result: CallResult): string {
  const line = `${outcomes[result.outcome]} ${result.name}`
  if (result.outcome === 'ok') return line
  if (result.outcome === 'notChecked') return `${line}: ${result.why}`
  const { ids, request, expected, got } = result.finding
  const named = ids.length === 0 ? '' : ` [${ids.join(', ')}]`
  return [
    `${line}${named}`,
    `            request  ${request}`,
    `            expected ${expected}`,
    `            got      ${got}`,
  ].join('\n')
}
