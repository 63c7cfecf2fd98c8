import { describe, expect, it } from '@jest/globals'
import { factRules, openBus } from '@shop/shared/bus'
import type { WeekNumber } from '@shop/shared/domain'
import type { ErrorReport } from '@shop/shared/platform'
import { type PlatformParts, platformFor } from './platform.ts'

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
      entry: () => 'app',
      local: 'local',
      session: 'session',
      report: (report: ErrorReport, origin: string) => void reports.push([report, origin]),
      failures: {
        watched: (api: unknown, origin: string) => `${String(api)} of ${origin}`,
        told: (error: Error, doing: string, origin: string) => void told.push([error.message, doing, origin]),
      },
      api: 'api',
      notices: { popup: 'popup' },
    } as unknown as PlatformParts
    const holdRelease = () => () => undefined
    const platform = platformFor('mfe-ordering@1.0.0', parts, { facts: { tells: orders, hears: [] }, holdRelease })

    const heard: string[] = []
    bus.join('test', { tells: [], hears: orders }).hear('order/changed', (_, { origin }) => void heard.push(origin))
    platform.bus.tell('order/changed', { week: '20261201' as WeekNumber })
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
      storage: { local: 'local', session: 'session' },
    })
    // Where to log in and where the code comes from is the shell's business.
    expect(Object.keys(platform.config).toSorted()).toEqual([
      'environment',
      'links',
      'phones',
      'recommendSpecs',
      'services',
      'version',
    ])
  })
})
