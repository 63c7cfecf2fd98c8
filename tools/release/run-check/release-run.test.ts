import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type ReleasingWorkspace, releasingWorkspace } from '../testing/releasing-workspace.ts'

// Each case runs git and builds as processes of their own: how fast they start is the machine's affair.

let shop: ReleasingWorkspace
beforeEach(async () => {
  shop = await releasingWorkspace(['shell', 'mfe-a'])
})
afterEach(() => shop.remove())

describe('the code of a release', () => {
  it('runs in the shell that everybody gets, unless it is shown already', async () => {
    const [shell] = await shop.shells('web')
    shop.runCheck.ran()
    await shop.ok('release', 'mfe-a')
    expect(shop.runCheck.ran()).toEqual([])
    shop.declare('mfe-a', { budgetBytes: 2000 })
    await shop.ok('release', 'mfe-a', '--check')
    await shop.ok('release', 'mfe-a')
    const [version] = await shop.versions('mfe-a')
    expect(shop.runCheck.ran()).toEqual(Array(2).fill(`mfe-a ${version} in ${shell}`))
    expect(shop.runCheck.isOpen()).toBe(false)
  })

  it.each(['mfe-a', 'shell'])('of %s that fails leaves nothing behind', async (name) => {
    const before = await shop.store.latestRevision('production')
    shop.declare(name, name === 'shell' ? { trustedTypes: ['new'] } : { budgetBytes: 2000 })
    shop.runCheck.find([{ rule: 'running code', ours: 'it throws', theirs: 'shell 1', wayOut: 'repair it' }])
    for (const args of [[], ['--check']]) {
      const { code, printed } = await shop.run('release', name, ...args)
      expect([code, printed]).toEqual([1, expect.stringContaining('refused by the rule on running code')])
    }
    expect(await shop.store.latestRevision('production')).toBe(before)
    expect(readdirSync(path.join(shop.location, name))).toHaveLength(1)
    expect(shop.runCheck.isOpen()).toBe(false)
  })

  it('is not run without a browser, which stands beside the release', async () => {
    shop.declare('mfe-a', { budgetBytes: 2000 })
    shop.runCheck.ran()
    const checked = await shop.ok('release', 'mfe-a', '--check', '--without-browser')
    expect(checked.printed).toContain('fits everything that production shows; code not run in a browser')
    const { printed } = await shop.ok('release', 'mfe-a', '--without-browser', '--note', 'bigger')
    expect(printed).toContain('is live in production for everybody; code not run in a browser')
    expect((await shop.shown()).remotes['mfe-a']?.candidates[0]?.note).toBe('code not run in a browser · bigger')
    expect(shop.runCheck.ran()).toEqual([])
  })
})
