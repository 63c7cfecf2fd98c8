import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type VisitKind, visitReport } from '@shop/shared/contract'
import * as v from 'valibot'
import { createRemoteLog, type RemoteEvent, withEvent, withState } from '../remotes/remote-log.ts'
import type { VitalName } from './visit-counts.ts'
import { startVisitReporter } from './visit-reporter.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const canary = 'mfe-ordering@2.0.0'
const stable = 'mfe-ordering@1.0.0'

/** A visit with its log; what happened before the reporter came is in the log already. */
function aVisit(before: Omit<RemoteEvent, 'at'>[] = [], origin = 'shell@1.5.28-qa') {
  const log = createRemoteLog()
  let now = 0
  const sent: string[] = []
  const state: { takes: boolean; kind: VisitKind | undefined } = { takes: true, kind: undefined }
  let hide: () => void = () => undefined
  let hearVital: (name: VitalName, value: number) => void = () => undefined
  const tell = (event: Omit<RemoteEvent, 'at'>, ms = 100) => {
    now += ms
    log.setState((records) => withEvent(records, 'mfe-ordering', { at: now, ...event }))
    if (event.what === 'ready' && event.release !== undefined) {
      const shown = { is: 'shown', release: event.release } as const
      log.setState((records) => withState(records, 'mfe-ordering', shown))
    }
  }
  for (const event of before) tell(event)
  const fail = startVisitReporter({
    log,
    origin,
    entry: 'web',
    kind: () => state.kind,
    origins: ['https://assets.shop.test'],
    isCanary: (release) => release === canary,
    isCounted: (release) => !release.includes('-qa'),
    send(body) {
      if (state.takes) sent.push(body)
      return state.takes
    },
    setTimer(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    onHidden(work) {
      hide = work
    },
    onVital(heard) {
      hearVital = heard
    },
    shown: () => log.getState()['mfe-ordering']?.shown ?? 'shell@1.5.28',
  })
  // Whatever is sent must be understood at the other end.
  const beacons = () => sent.map((body) => v.parse(visitReport, JSON.parse(body)))
  const reports = () => beacons().map(({ releases }) => releases)
  return {
    tell,
    fail,
    beacons,
    reports,
    sent,
    state,
    hide: () => hide(),
    vital: (...it: Parameters<typeof hearVital>) => hearVital(...it),
  }
}

const asked = { what: 'asked' } as const
const ready = (release: string) => ({ what: 'ready', release }) as const
const failed = (release: string, doing = 'load') => ({ what: 'failed', release, doing, error: 'TypeError: x' }) as const
const quiet = { isCanary: false, mounts: 0, mountFailures: 0, errors: [], vitals: {} }

describe('the report of a visit', () => {
  it('tells when the page goes out of sight: who was shown, how soon, how it felt', () => {
    const visit = aVisit([asked, { what: 'loaded', release: stable }, ready(stable)])
    visit.vital('LCP', 1234.5)
    visit.vital('CLS', 0.02)
    expect(visit.reports()).toEqual([])
    visit.hide()
    expect(visit.reports()).toEqual([
      [{ ...quiet, release: stable, mounts: 1, loadMs: 200, vitals: { LCP: 1234.5, CLS: 0.02 } }],
    ])
  })

  it('tells nothing twice, and nothing at all when nothing happened', () => {
    const visit = aVisit([asked, ready(stable)])
    visit.hide()
    visit.hide()
    visit.tell(asked)
    visit.tell(ready(stable))
    visit.hide()
    const [first, second, ...more] = visit.reports()
    expect([first?.[0]?.loadMs, second, more]).toEqual([100, [{ ...quiet, release: stable, mounts: 1 }], []])
  })

  it('[K-147] tells of what took long and came as slow, once, and as no failure', () => {
    const slow = { what: 'slow', release: stable, doing: 'load' } as const
    const visit = aVisit([asked, slow, { ...slow, doing: 'mount' }, ready(stable)])
    visit.hide()
    expect(visit.reports()[0]?.[0]).toEqual({ ...quiet, release: stable, mounts: 1, slow: 1, loadMs: 400 - 100 })
  })

  it('keeps what the browser did not take', () => {
    const visit = aVisit([asked, ready(stable)])
    visit.state.takes = false
    visit.hide()
    visit.state.takes = true
    visit.hide()
    expect(visit.reports()[0]?.[0]?.mounts).toBe(1)
  })

  it('gives each release its own numbers: a canary that fails, and the one before that stands in', () => {
    const visit = aVisit([asked, failed(canary), failed(canary, 'mount'), ready(stable)])
    visit.hide()
    expect(visit.reports()[0]).toEqual([
      { ...quiet, release: canary, isCanary: true, mounts: 1, mountFailures: 1 },
      { ...quiet, release: stable, mounts: 1, loadMs: 300 },
    ])
  })

  it('tells of a failed release after 15 seconds, so that it can be halted, and not again while it is tried again', () => {
    const visit = aVisit()
    visit.tell(asked)
    visit.tell(failed(canary))
    jest.advanceTimersByTime(14_999)
    expect(visit.reports()).toHaveLength(0)
    visit.tell(failed(canary))
    jest.advanceTimersByTime(1)
    expect(visit.reports()[0]?.[0]).toMatchObject({ release: canary, mounts: 1, mountFailures: 1 })
    for (let retry = 0; retry < 100; retry += 1) visit.tell(failed(canary))
    jest.advanceTimersByTime(600_000)
    expect(visit.reports()).toHaveLength(1)
    visit.tell(asked)
    visit.tell(failed(canary))
    jest.advanceTimersByTime(15_000)
    expect(visit.reports()[1]?.[0]).toMatchObject({ release: canary, mounts: 1, mountFailures: 1 })
  })

  it('tells of an error as soon, once for a release: one that throws on and on waits for the end of the visit', () => {
    const visit = aVisit([asked, ready(stable)])
    const fail = () => visit.fail({ error: new TypeError('x'), doing: 'run' }, stable)
    fail()
    jest.advanceTimersByTime(15_000)
    expect(visit.reports()).toMatchObject([[{ release: stable, mounts: 1, errors: [{ count: 1 }] }]])
    for (let time = 0; time < 100; time += 1) fail()
    jest.advanceTimersByTime(600_000)
    expect(visit.reports()).toHaveLength(1)
    visit.hide()
    expect(visit.reports()[1]).toMatchObject([{ release: stable, mounts: 0, errors: [{ count: 100 }] }])
  })

  it('tells the kind of member that is known when it is sent, and none before', () => {
    const visit = aVisit([asked, ready(stable)])
    visit.hide()
    visit.state.kind = 'corporate'
    visit.tell(asked)
    visit.tell(ready(stable))
    visit.hide()
    expect(visit.beacons().map(({ kind }) => kind)).toEqual([undefined, 'corporate'])
  })

  it('does not take a failed goodbye for a release that cannot be shown', () => {
    const visit = aVisit([asked, ready(stable), failed(stable, 'unmount')])
    visit.hide()
    expect(visit.reports()[0]?.[0]).toMatchObject({ mounts: 1, mountFailures: 0 })
  })

  it('gives a vital to the release that was on show when it rose', () => {
    const visit = aVisit()
    visit.vital('LCP', 300)
    visit.tell(asked)
    visit.tell(ready(stable))
    visit.vital('LCP', 900)
    visit.vital('INP', 80)
    visit.vital('INP', 120)
    visit.vital('CLS', -1)
    visit.hide()
    expect(visit.reports()[0]?.map(({ release, vitals }) => [release, vitals])).toEqual([
      ['shell@1.5.28', { LCP: 300 }],
      [stable, { LCP: 900, INP: 120 }],
    ])
  })

  it('counts errors of one kind and place together, and no more than twenty kinds', () => {
    const visit = aVisit()
    for (let time = 0; time < 3; time += 1) visit.fail({ error: new TypeError('x'), doing: 'run' }, stable)
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    for (const letter of letters) visit.fail({ error: new RangeError('x'), doing: letter }, stable)
    visit.hide()
    const errors = visit.reports()[0]?.[0]?.errors
    expect([errors?.[0], errors?.length]).toEqual([{ doing: 'run', kind: 'TypeError', count: 3 }, 20])
  })

  it('counts the start of the shell once, as a mount', () => {
    const visit = aVisit([asked, ready(stable)], 'shell@1.5.28')
    visit.hide()
    visit.tell(ready(stable))
    visit.hide()
    const starts = visit.reports().map((releases) => releases.filter(({ release }) => release === 'shell@1.5.28'))
    expect(starts).toEqual([[{ ...quiet, release: 'shell@1.5.28', mounts: 1 }]])
  })

  it('says nothing of builds that somebody tries out, nor of what is no release', () => {
    const visit = aVisit([asked, ready('mfe-ordering@3.0.0-qa')])
    visit.fail({ error: new Error('x'), doing: 'run' }, 'mfe-ordering@3.0.0-qa')
    visit.fail({ error: new Error('x'), doing: 'run' }, 'somebody')
    visit.vital('INP', 9)
    visit.hide()
    expect(visit.sent).toEqual([])
  })

  it('names no more releases than the other end reads', () => {
    const visit = aVisit()
    for (let patch = 0; patch < 30; patch += 1)
      visit.fail({ error: new Error('x'), doing: 'run' }, `mfe-a@1.0.${patch}`)
    visit.hide()
    expect(visit.reports()[0]).toHaveLength(20)
  })

  it('[ERR-011] carries no token, no address and no name of a member, wherever they stand', () => {
    const planted = [
      'Zk3fP0q8v1XyLr7uWm2nBt6dHs9cJe4aGiKoQ5TzUxV',
      'eyJhbGciOiJSUzI1NiIsImtpZCI6IjEifQ.eyJzdWIiOiJhdXRoMHxtZW1iZXIifQ.c2lnbmF0dXJl',
      '佐藤花子',
      '札幌市中央区北1条西2丁目',
      'hanako@example.jp',
      '090-1234-5678',
      '12345678',
    ]
    const visit = aVisit([asked, ready(stable)])
    for (const secret of planted) {
      const frame = `    at f (https://assets.shop.test/mfe-ordering/1.0.0/top.ab12.js?code=${encodeURIComponent(secret)}:3:45)`
      const error = Object.assign(new Error(`for ${secret} at https://assets.shop.test/${secret}.js:1:1`), {
        name: secret,
        stack: `Error: for ${secret} at https://assets.shop.test/${secret}.js:1:1\n${frame}`,
      })
      visit.fail({ error, doing: `greet ${secret}` }, stable)
      visit.fail({ error: secret, doing: secret }, stable)
    }
    visit.hide()
    expect(visit.reports()[0]?.[0]?.errors.map(({ at }) => at)).toContain('top.ab12.js:3:45')
    for (const secret of planted) {
      expect(visit.sent.join()).not.toContain(secret)
      expect(visit.sent.join()).not.toContain(encodeURIComponent(secret))
    }
    expect(visit.sent.join()).not.toContain('hanako')
  })
})
