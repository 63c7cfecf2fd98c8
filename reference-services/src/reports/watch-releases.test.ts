import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { updateChannel } from '@shop/release-store'
import { aShell, channelShell } from '@shop/release-store/testing'
import { pageRegistry } from '@shop/shared/contract'
import * as v from 'valibot'
import { aCandidate, aRegistry, channelRemote } from '../testing/a-release-store.ts'
import { aVisitReport } from '../testing/a-visit-report.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { setUp } from '../testing/set-up.ts'
import { before, now, openWatchedShop, provenRelease, releasedAt, thrown } from '../testing/watched-shop.ts'
import { watchReleases } from './watch-releases.ts'

const good = 'mfe-catalogue@1.0.0'
const fresh = 'mfe-catalogue@2.0.0'
const nothing = [
  ['2.0.0', undefined],
  ['1.0.0', undefined],
]
const why = 'errors in 10 of 25 visits, 1.0 % before'
const pollMs = 100

describe('a release that does worse', () => {
  const shop = setUp(() => openWatchedShop())
  beforeEach(() => shop.forget())

  it.each([
    { whose: 'everybody’s', given: 'everybody', candidate: aCandidate('2.0.0', { releasedAt }) },
    { whose: 'a canary', given: 'canary 10 %', candidate: aCandidate('2.0.0', { canary: 10, releasedAt }) },
  ])('takes one back that does worse, tells once, and leaves everything else: $whose', async ({ candidate, given }) => {
    await shop.show(candidate, provenRelease('1.0.0'))
    await shop.visited(good, 100, { failures: 1, at: before })
    await shop.visited(fresh, 25, { failures: 10 })
    await shop.look()
    await shop.look()
    expect(await shop.halted()).toEqual([
      ['2.0.0', why],
      ['1.0.0', undefined],
    ])
    expect(shop.said).toEqual([`mfe-catalogue@2.0.0 taken back: ${why}`])
    const counts = { measure: 'errors', members: 'all', visits: 25, failed: 10, reporters: 10, percentBefore: 1 }
    expect(shop.told).toEqual([
      { at: expect.any(String), release: fresh, channel: 'production', given, done: 'taken back', reason: why, counts },
    ])
    expect((await shop.registry()).shells).toEqual(aRegistry().shells)
  })

  it('leaves one that has nothing good behind it, tells once, and takes it back as soon as there is', async () => {
    await shop.show(aCandidate('2.0.0', { releasedAt }))
    await shop.visited(fresh, 25, { failures: 10 })
    await shop.look()
    await shop.look()
    const reason = 'errors in 10 of 25 visits, no history, 10.0 % allowed'
    expect(shop.said).toEqual([`mfe-catalogue@2.0.0 does worse and stays, nothing good stands behind it: ${reason}`])
    expect(shop.told).toEqual([expect.objectContaining({ done: 'left', because: 'nothing good stands behind it' })])
    expect((await shop.candidates())[0]).toMatchObject({ worse: { why: reason } })
    await updateChannel(shop.store, 'production', (shown = aRegistry()) => ({
      ...shown,
      remotes: {
        'mfe-catalogue': channelRemote([aCandidate('3.0.0'), ...(shown.remotes['mfe-catalogue']?.candidates ?? [])]),
      },
    }))
    await shop.look()
    expect(shop.said.at(-1)).toBe(`mfe-catalogue@2.0.0 taken back: ${reason}`)
  })

  it('leaves it and tells, where the setting says so', async () => {
    await shop.show(aCandidate('2.0.0', { releasedAt }), provenRelease('1.0.0'))
    await shop.visited(good, 100, { failures: 1, at: before })
    await shop.visited(fresh, 25, { failures: 10 })
    const watch = { ...shop.config.watch, does: 'tell', minReporters: 3 } as const
    await shop.look({ watch })
    await shop.look({ watch })
    expect([await shop.halted(), shop.said]).toEqual([
      nothing,
      [`mfe-catalogue@2.0.0 does worse and stays, RELEASE_WATCH=tell: ${why}`],
    ])
    expect(shop.told).toHaveLength(1)
  })

  it('notes when a release has proven good, once', async () => {
    await shop.show(aCandidate('2.0.0', { releasedAt }), aCandidate('1.0.0'))
    await shop.visited(fresh, 99)
    await shop.look()
    expect((await shop.candidates())[0]?.provenAt).toBeUndefined()
    await shop.visited(fresh, 1)
    await shop.look()
    const revision = await shop.store.latestRevision('production')
    await shop.look()
    expect((await shop.candidates()).map(({ provenAt }) => typeof provenAt)).toEqual(['string', 'undefined'])
    expect(await shop.store.latestRevision('production')).toBe(revision)
  })

  it('judges one that was taken back and is released again by what comes from then on', async () => {
    await shop.show(aCandidate('2.0.0', { releasedAt }), provenRelease('1.0.0'))
    await shop.visited(fresh, 25, { failures: 10 })
    await shop.look()
    await shop.show(aCandidate('2.0.0', { releasedAt: now.toISOString() }), provenRelease('1.0.0'))
    await shop.look()
    expect(await shop.halted()).toEqual(nothing)
  })

  it('leaves a shell that a remote needs, and says which', async () => {
    const web = channelShell(
      { descriptor: aShell({ version: '2.0.0', contract: '1.1.0' }), releasedAt },
      { descriptor: aShell({ version: '1.0.0' }) },
    )
    const needing = aCandidate('2.0.0', {}, { contract: '^1.1.0' })
    await updateChannel(shop.store, 'production', () => ({
      ...aRegistry(),
      shells: { web, webview: web },
      remotes: { 'mfe-catalogue': channelRemote([needing]) },
    }))
    await shop.visited('shell@2.0.0', 25, { failures: 20 })
    await shop.look()
    expect(shop.said[0]).toMatch(
      /^shell \(web\)@2\.0\.0 does worse and stays, shell 1\.0\.0 serves contract 1\.0\.0 and mfe-catalogue 2\.0\.0 needs contract \^1\.1\.0: /,
    )
  })

  it('is won by one of many processes, and a release of the same moment is not lost', async () => {
    await shop.show(aCandidate('2.0.0', { releasedAt }), provenRelease('1.0.0'))
    await shop.visited(good, 100, { failures: 1, at: before })
    await shop.visited(fresh, 25, { failures: 10 })
    const release = updateChannel(shop.store, 'production', (shown = aRegistry()) => ({
      ...shown,
      remotes: { ...shown.remotes, 'mfe-other': channelRemote([]) },
    }))
    await Promise.all([shop.look(), shop.look(), release, shop.look(), shop.look()])
    expect([shop.said.length, shop.told.length]).toEqual([1, 1])
    expect((await shop.halted())[0]).toEqual(['2.0.0', why])
    expect((await shop.registry()).remotes['mfe-other']).toBeDefined()
  })

  it('is found by the next look when one hangs', async () => {
    await shop.show(aCandidate('2.0.0', { releasedAt }), provenRelease('1.0.0'))
    await shop.visited(fresh, 25, { failures: 10 })
    let looks = 0
    const readChannel: typeof shop.store.readChannel = (channel) => {
      looks += 1
      return looks === 1 ? new Promise(() => undefined) : shop.store.readChannel(channel)
    }
    const watch = { ...shop.config.watch, does: 'take-back', seconds: 0.01 } as const
    const stop = watchReleases(
      {
        db: shop.db,
        store: { ...shop.store, readChannel },
        channel: 'production',
        watch,
        log: (line) => void shop.said.push(line),
      },
      500,
    )
    while (!shop.said.includes('releases are watched again'))
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    await stop()
    expect(shop.said[0]).toBe('releases cannot be watched: no answer within 0.5 s')
    expect((await shop.halted())[0]).toEqual(['2.0.0', expect.stringContaining('errors in 10 of 25 visits')])
  })

  it('costs one query, however many releases there are, and three when something stands out', async () => {
    let queries = 0
    const db = shop.db.withPlugin({
      transformQuery({ node }) {
        queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await shop.show(...Array.from({ length: 9 }, (_, place) => aCandidate(`2.0.${place}`, { releasedAt })))
    await shop.visited('mfe-catalogue@2.0.0', 25)
    await shop.look({ db })
    expect(queries).toBe(1)
    await shop.visited('mfe-catalogue@2.0.0', 50, { failures: 10 })
    await shop.visited('mfe-catalogue@2.0.1', 50, { failures: 10 })
    await shop.look({ db })
    expect(queries).toBe(4)
  })
})

describe('a release that throws for visitors', () => {
  const hook = setUp(openHook)
  const shop = setUp(() =>
    openWatchedShop({ RELEASE_WATCH_SECONDS: '1', RELEASE_MIN_VISITS: '10', RELEASE_WEBHOOK: hook.address }),
  )

  it('is off every page soon after, though looks at it failed at first, which is said once', async () => {
    await shop.db.schema.alterTable('release_visit').renameTo('release_visit_away').execute()
    await shop.show(aCandidate('2.0.0', { releasedAt }), aCandidate('1.0.0'))
    const post = (body: object) =>
      rawRequest(shop.origins.services, '/reports', {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify(body),
      })
    const offered = async () => {
      const { text } = await rawRequest(shop.origins.shop, '/_registry?entry=web')
      return v.parse(pageRegistry, JSON.parse(text)).remotes['mfe-catalogue']?.map(({ version }) => version)
    }
    expect(await offered()).toEqual(['2.0.0', '1.0.0'])
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await shop.db.schema.alterTable('release_visit_away').renameTo('release_visit').execute()
    for (let visit = 0; visit < 12; visit += 1)
      expect((await post({ ...aVisitReport({ release: fresh, ...thrown }), kind: 'visitor' })).status).toBe(204)
    // A kind that a newer shell knows is none here, and no reason to refuse the report.
    expect((await post({ ...aVisitReport({ release: good }), kind: 'robot' })).status).toBe(204)
    while ((await offered())?.includes('2.0.0')) await new Promise((resolve) => setTimeout(resolve, pollMs))
    expect(await shop.halted()).toEqual([
      ['2.0.0', expect.stringMatching(/^errors in 1\d of 1\d visits, no history, 10\.0 % allowed$/)],
      ['1.0.0', undefined],
    ])
    expect(shop.said.filter((line) => /watched|taken back/.test(line)).toSorted()).toEqual([
      expect.stringContaining('mfe-catalogue@2.0.0 taken back: errors'),
      'releases are watched again',
      expect.stringMatching(/^releases cannot be watched: relation "release_visit" does not exist/),
    ])
    while (hook.heard.length === 0) await new Promise((resolve) => setTimeout(resolve, pollMs))
    expect(hook.heard).toEqual([expect.objectContaining({ release: fresh, done: 'taken back', given: 'everybody' })])
  })
})

/** An address that takes messages. */
async function openHook() {
  const heard: unknown[] = []
  const server = createServer((request, reply) => {
    void json(request).then((message) => heard.push(message))
    reply.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    heard,
    address: `http://127.0.0.1:${port}/key`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
