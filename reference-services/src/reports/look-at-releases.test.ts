import { beforeEach, describe, expect, it } from '@jest/globals'
import { updateChannel } from '@shop/release-store'
import { aShell, channelShell } from '@shop/release-store/testing'
import { sql } from 'kysely'
import { aCandidate, aRegistry } from '../testing/a-release-store.ts'
import { setUp } from '../testing/set-up.ts'
import { before, hoursAgo, now, openWatchedShop, provenRelease, releasedAt } from '../testing/watched-shop.ts'

const good = 'mfe-catalogue@1.0.0'
const fresh = 'mfe-catalogue@2.0.0'
const nothing = [
  ['2.0.0', undefined],
  ['1.0.0', undefined],
]
const why = 'errors in 10 of 25 visits, 1.0 % before'

const shop = setUp(() => openWatchedShop())
beforeEach(() => shop.forget())

describe('a look at the releases', () => {
  it('lets one go on that does as well as the last good one did', async () => {
    await shop.show(aCandidate('2.0.0', { canary: 10, releasedAt }), provenRelease('1.0.0'))
    await shop.visited(good, 100, { failures: 40, at: hoursAgo(30) })
    await shop.visited(fresh, 25, { failures: 10 })
    await shop.look()
    expect([await shop.halted(), shop.said]).toEqual([nothing, []])
  })

  it('takes one back though everybody’s is as bad: what counts is the last good one', async () => {
    const canary = aCandidate('3.0.0', { canary: 10, releasedAt })
    await shop.show(canary, aCandidate('2.0.0', { releasedAt }), provenRelease('1.0.0'))
    await shop.visited(good, 100, { failures: 1, at: before })
    await shop.visited(fresh, 25, { failures: 10 })
    await shop.visited('mfe-catalogue@3.0.0', 25, { failures: 10 })
    await shop.look()
    expect(await shop.halted()).toEqual([
      ['3.0.0', why],
      ['2.0.0', why],
      ['1.0.0', undefined],
    ])
  })

  it('takes one back that was released over: a page may fall back to it', async () => {
    await shop.show(
      aCandidate('3.0.0', { releasedAt: now.toISOString() }),
      aCandidate('2.0.0', { releasedAt }),
      provenRelease('1.0.0'),
    )
    await shop.visited(good, 100, { failures: 1, at: before })
    await shop.visited(fresh, 25, { failures: 10 })
    await shop.look()
    expect(await shop.halted()).toEqual([
      ['3.0.0', undefined],
      ['2.0.0', why],
      ['1.0.0', undefined],
    ])
  })

  it('finds one that fails for corporate members alone', async () => {
    await shop.show(aCandidate('2.0.0', { releasedAt }), provenRelease('1.0.0'))
    await shop.visited(good, 100, { at: before, kind: 'delivery' })
    await shop.visited(fresh, 300, { kind: 'delivery' })
    await shop.visited(fresh, 25, { failures: 21, kind: 'corporate' })
    await shop.look()
    expect(shop.said).toEqual([
      'mfe-catalogue@2.0.0 taken back: errors in 21 of 25 visits of corporate members, 0.0 % before',
    ])
  })

  it.each([
    { says: 'ten reports at once', visits: 10, failures: 10 },
    { says: 'one address', visits: 60, failures: 60, reporters: 1 },
    { says: 'two addresses, around midnight four names', visits: 60, failures: 60, reporters: 2, isTwoDays: true },
  ])('is no verdict by $says', async ({ isTwoDays = false, visits, ...of }) => {
    await shop.show(aCandidate('2.0.0', { releasedAt: before.toISOString() }), provenRelease('1.0.0'))
    await shop.visited(fresh, visits, of)
    if (isTwoDays)
      await sql`insert into release_reporter
        select hour - interval '23 hours', release, entry, kind, measure, visits, reporter || ' of yesterday'
        from release_reporter`.execute(shop.db)
    await shop.look()
    expect([await shop.halted(), shop.said]).toEqual([nothing, []])
  })

  it('counts no more than twenty visits of one address in an hour', async () => {
    await shop.visited(fresh, 60, { failures: 60, reporters: 2 })
    await shop.visited(fresh, 5, { reporters: 5 })
    const rows = await shop.db.selectFrom('release_visit').select(['measure', 'visits']).orderBy('measure').execute()
    expect(rows.map(({ measure, visits }) => [measure, Number(visits)])).toEqual([
      ['errors', 40],
      ['visits', 43],
    ])
  })

  it('takes the shell back in the entry where it does worse', async () => {
    const rows = () =>
      channelShell(
        { descriptor: aShell({ version: '2.0.0' }), releasedAt },
        { descriptor: aShell({ version: '1.0.0' }), provenAt: before.toISOString() },
      )
    await updateChannel(shop.store, 'production', () => ({
      ...aRegistry(),
      remotes: {},
      shells: { web: rows(), webview: rows() },
    }))
    await shop.visited('shell@2.0.0', 25, { failures: 20 })
    await shop.visited('shell@2.0.0', 25, { entry: 'webview' })
    await shop.look()
    const { web, webview } = (await shop.registry()).shells
    expect([web, webview].map(({ candidates }) => candidates.map(({ halted }) => halted !== undefined))).toEqual([
      [true, false],
      [false, false],
    ])
    expect(shop.said).toEqual([
      expect.stringMatching(/^shell \(web\)@2\.0\.0 taken back: errors in 20 of 25 visits, no history/),
    ])
  })
})
