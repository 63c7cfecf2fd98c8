import { describe, expect, it } from '@jest/globals'
import type { Product } from '@shop/shared/domain/shopping'
import { aProduct } from '@shop/shared/testing'
import { afterStep, type Step, type WriteOutcome } from '@shop/shared/writes'
import { ignoreWhileRunning } from './ignore-while-running.ts'
import { refetchStoredQuantity, submitOrder } from './order-writer.ts'
import { aModelService, type ModelService } from './testing/model-service.ts'
import { happens, type Random, seeded } from './testing/random.ts'
import { aTab, type Tab } from './testing/tab.ts'

const products = Array.from({ length: 12 }, (_, at) => aProduct({ orderNumber: String(104_001 + at) }))
const viewedAt = new Date('2026-11-20T09:00:00Z')

/** One member, two tabs, one service: plays requests and compares the service with what was said of each. */
function aMemberAtWork(service: ModelService, random: Random) {
  const tabs = [aTab(service, 'one'), aTab(service, 'two')] as const
  const counts = { intents: 0, stored: 0, failed: 0, unknown: 0, presses: 0 }
  const unsettled: (() => Promise<void>)[] = []
  const request = ({ ports }: Tab, product: Product, step: Step) => {
    counts.intents += 1
    return submitOrder(ports, { product, step, inputStatus: 62, viewedAt })
  }
  const aStep = (): Step => {
    const kind = random.below(4)
    if (kind === 0) return { have: 0 }
    return kind === 1 ? { have: 1 + random.below(9) } : { add: 1 + random.below(3) }
  }

  /** While a request is unknown nothing is sent for its product; reading it back settles it. */
  async function settle(tab: Tab, product: Product): Promise<void> {
    counts.unknown += 1
    const sent = service.writes()
    service.breakReads(true)
    const pressed = await request(tab, product, { add: 1 })
    expect(pressed?.is).toBe('unknown')
    expect(service.writes()).toBe(sent)
    expect((await refetchStoredQuantity(tab.ports, product)).is).toBe('unknown')
    service.breakReads(false)
    let known = await refetchStoredQuantity(tab.ports, product)
    while (known.is !== 'stored') known = await refetchStoredQuantity(tab.ports, product)
    expect(known).toEqual({ is: 'stored', quantity: service.quantityOf(product) })
    tab.tell()
  }

  /** Quantities that the service may hold now, by what was said of each request. */
  function expectAccount(before: number, said: { step: Step; outcome: WriteOutcome }[], product: Product): void {
    let possible = [before]
    for (const { step, outcome } of said) {
      counts[outcome.is === 'stored' ? 'stored' : 'failed'] += outcome.is === 'unknown' ? 0 : 1
      const done = possible.map((quantity) => afterStep(quantity, step))
      possible = outcome.is === 'stored' ? done : outcome.is === 'failed' ? possible : [...possible, ...done]
    }
    expect(possible).toContain(service.quantityOf(product))
  }

  async function oneRequest(tab: Tab, product: Product): Promise<void> {
    const before = service.quantityOf(product)
    const step = before > 80 ? { have: 0 } : aStep()
    const press = ignoreWhileRunning()
    const said: WriteOutcome[] = []
    const act = () =>
      press(async () => {
        const outcome = await request(tab, product, step)
        if (outcome !== undefined) said.push(outcome)
      })
    const isDouble = happens(random, 0.2)
    counts.presses += isDouble ? 2 : 1
    await Promise.all(isDouble ? [act(), act()] : [act()])
    const [outcome] = said
    if (outcome === undefined) throw new Error('nothing was said')
    expect(said).toHaveLength(1)
    expectAccount(before, [{ step, outcome }], product)
    if (outcome.is !== 'unknown') return tab.tell()
    unsettled.push(() => settle(tab, product))
  }

  /** The last of several numbers wins, as when + is pressed again and again. */
  async function quickSteps(tab: Tab, product: Product): Promise<void> {
    const before = service.quantityOf(product)
    const numbers = [1, 2, 3].map((more) => Math.min(before + more, 99))
    const [first, ...late] = numbers.map((have) => request(tab, product, { have }))
    expect(late.filter((one) => one !== undefined)).toEqual([])
    const outcome = await first
    if (outcome === undefined) throw new Error('nothing was said')
    counts[outcome.is === 'stored' ? 'stored' : 'failed'] += outcome.is === 'unknown' ? 0 : 1
    expect([before, ...numbers]).toContain(service.quantityOf(product))
    if (outcome.is === 'stored') expect(service.quantityOf(product)).toBe(numbers.at(-1))
    if (outcome.is !== 'unknown') return tab.tell()
    unsettled.push(() => settle(tab, product))
  }

  /**
   * Both tabs add to one product at once. Where one of them has lost an answer, nothing tells whose pieces arrived:
   * here both are only refused or late.
   */
  async function bothTabs(product: Product): Promise<void> {
    const before = service.quantityOf(product)
    if (before > 80 || tabs.some((tab) => tab.hasLost(product))) return oneRequest(tabs[0], product)
    service.loseNothing(true)
    const steps = tabs.map((): Step => ({ add: 1 + random.below(3) }))
    const outcomes = await Promise.all(tabs.map((tab, at) => request(tab, product, steps[at] as Step)))
    service.loseNothing(false)
    expectAccount(
      before,
      outcomes.map((outcome, at) => ({ step: steps[at] as Step, outcome: outcome as WriteOutcome })),
      product,
    )
    for (const tab of tabs) tab.tell()
  }

  async function turn(): Promise<void> {
    const product = products[random.below(products.length)] as Product
    const other = products[(products.indexOf(product) + 1) % products.length] as Product
    const [one, two] = happens(random, 0.5) ? tabs : [tabs[1], tabs[0]]
    const kind = random.below(10)
    if (kind === 0) await bothTabs(product)
    else if (kind === 1) await quickSteps(one, product)
    else if (kind < 5) await Promise.all([oneRequest(one, product), oneRequest(two, other)])
    else await oneRequest(one, product)
    for (const one of unsettled.splice(0)) await one()
    // Each tab has heard of the other: both show what the service holds.
    await Promise.all(tabs.map((tab) => tab.hearOthers()))
    for (const tab of tabs) expect(tab.shown(product)).toBe(service.quantityOf(product))
  }

  return { begin: () => Promise.all(tabs.map((tab) => tab.hearOthers())), turn, counts }
}

/** Ten thousand in all; `pnpm mutants`, which runs them for each broken place, asks for fewer. */
const requests = Number(process.env['SIMULATED_WISHES'] ?? 5_000)

describe('[ORD-133] [API-082] thousands of requests, a quarter of the tries faulted', () => {
  it.each([
    { says: 'knows idempotency keys', knowsKeys: true, seed: 20_261_124 },
    { says: 'knows none', knowsKeys: false, seed: 19_650_101 },
  ])(
    'over a service that $says: none lost, none doubled',
    async ({ knowsKeys, seed }) => {
      const random: Random = seeded(seed)
      const service = aModelService({ knowsKeys, random })
      const { begin, turn, counts } = aMemberAtWork(service, random)
      await begin()
      while (counts.intents < requests) await turn()
      // The faults have really happened, and each kind of end too.
      expect(service.faulted() / service.writes()).toBeGreaterThan(0.2)
      for (const said of [counts.stored, counts.failed, counts.unknown]) expect(said).toBeGreaterThan(requests / 50)
    },
    600_000,
  )
})
