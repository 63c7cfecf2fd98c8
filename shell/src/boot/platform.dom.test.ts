import { afterEach, describe, expect, it } from '@jest/globals'
import { factRules, openBus } from '@shop/shared/bus'
import type { WeekNumber } from '@shop/shared/domain'
import type { ErrorReport } from '@shop/shared/platform'
import { localKeys, sessionKeys } from './kept-keys.ts'
import { type PlatformParts, platformFor, shellPlatform } from './platform.ts'
import { createStorage } from './storage.ts'

describe('the platform in the hands of a release', () => {
  it('[ERR-011] speaks, calls and reports in the release’s own name', () => {
    const reports: [ErrorReport, string][] = []
    const told: string[][] = []
    const bus = openBus({
      report: () => undefined,
      deadLetter: () => undefined,
      now: () => 0,
      isStrict: true,
      channel: undefined,
    })
    const orders = [{ name: 'order/changed', version: factRules['order/changed'].version }]
    const page = { environment: 'test', version: '1.5.28', links: {}, phones: {}, services: {}, identity: 'not theirs' }
    const parts = {
      page,
      joinBus: bus.join,
      nonce: 'n-1',
      entry: 'app',
      app: 'app around the page',
      local: createStorage(() => window.localStorage, localKeys),
      session: createStorage(() => window.sessionStorage, sessionKeys),
      report: (report: ErrorReport, origin: string) => void reports.push([report, origin]),
      failures: {
        watchedClient: (api: unknown, origin: string) => `${String(api)} of ${origin}`,
        handleUnexpected: (error: Error, doing: string, origin: string) =>
          void told.push([error.message, doing, origin]),
      },
      api: 'api',
      notices: { popup: 'popup' },
    } as unknown as PlatformParts
    const holdRelease = () => () => undefined
    const slots = { open: () => ({ update: () => undefined, close: () => undefined }) }
    const platform = platformFor('mfe-ordering@1.0.0', parts, {
      facts: { tells: orders, hears: [] },
      slots,
      holdRelease,
    })

    const heard: string[] = []
    bus
      .join('test', { tells: [], hears: orders })
      .subscribe('order/changed', (_, { origin }) => void heard.push(origin))
    platform.bus.publish('order/changed', { week: '20261201' as WeekNumber })
    const failure = { error: new Error('x'), doing: 'load' }
    platform.report(failure)

    platform.notices.failure(new Error('y'), 'put order')

    expect([platform.api, platform.notices.popup]).toEqual(['api of mfe-ordering@1.0.0', 'popup'])
    expect(told).toEqual([['y', 'put order', 'mfe-ordering@1.0.0']])
    expect(heard).toEqual(['mfe-ordering@1.0.0'])
    expect(reports).toEqual([[failure, 'mfe-ordering@1.0.0']])
    expect(platform).toMatchObject({
      entry: 'app',
      styleNonce: 'n-1',
      holdRelease,
      slots,
      app: 'app around the page',
    })
    // Where to log in and where the code comes from is the shell's business.
    expect(Object.keys(platform.config).toSorted()).toEqual([
      'environment',
      'limitedTypes',
      'links',
      'orderSources',
      'phones',
      'recommendSpecs',
      'services',
      'switches',
      'version',
    ])
  })
})

describe('values that remotes only read', () => {
  const session = createStorage(() => window.sessionStorage, sessionKeys)
  const local = createStorage(() => window.localStorage, localKeys)
  const parts = {
    page: {},
    failures: { watchedClient: () => undefined },
    joinBus: () => undefined,
    local,
    session,
  } as unknown as PlatformParts
  const facts = { tells: [], hears: [] }
  afterEach(() => window.sessionStorage.clear())

  it.each([
    { kept: 'E12', code: 'E12' },
    { kept: '<script>', code: undefined },
    { kept: 7, code: undefined },
    { kept: undefined, code: undefined },
  ])('[GRD-045] [GRD-095] the code of the sales person is $code where $kept is kept', ({ kept, code }) => {
    const platform = platformFor('mfe-signup@1.0.0', parts, {
      facts,
      slots: { open: () => ({ update: () => undefined, close: () => undefined }) },
      holdRelease: () => () => undefined,
    })
    if (kept !== undefined) session.write('sp', kept)
    expect(platform.salesPerson()).toBe(code)
  })

  it('the shell itself reads what it keeps by name', () => {
    session.write('planningWeekIndex', 1)
    expect(shellPlatform('shell@1.0.0', parts, facts).storage.session.read('planningWeekIndex')).toBe(1)
  })
})
