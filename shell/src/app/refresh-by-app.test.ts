import { describe, expect, it } from '@jest/globals'
import type { BridgeVersion } from '@shop/shared/bridge'
import type { LinkTokenVerdict } from '../login/link-tokens.ts'
import type { Tokens } from '../login/tokens.ts'
import { createRefreshByApp } from './refresh-by-app.ts'

const mine: Tokens = {
  accessToken: 'old',
  idToken: 'old id',
  subject: 'auth0|member',
  expiresAt: 0,
  loginId: 'login-1',
  generation: 1,
}
const good: LinkTokenVerdict = { ok: true, subject: 'auth0|member', lifeMs: 600_000, email: undefined }

function refreshed({ version = 3 as BridgeVersion, verdict = good as LinkTokenVerdict | 'offline' } = {}) {
  const left: string[] = []
  let over: () => void = () => undefined
  let waitsMs = 0
  const { refresh, hear } = createRefreshByApp({
    version: () => version,
    leave: (address) => void left.push(address),
    setTimer(run, ms) {
      over = run
      waitsMs = ms
      return () => {
        over = () => undefined
      }
    },
    verify: async () => {
      if (verdict === 'offline') throw new TypeError('no network')
      return verdict
    },
    deviceNow: () => 1000,
  })
  return { outcome: refresh(mine), hear, left, runOut: () => over(), waitsMs }
}

describe('new tokens by the app', () => {
  it('[MOB-008] are asked for by its scheme, and replace the old ones', async () => {
    const { outcome, hear, left, waitsMs } = refreshed()
    hear({ accessToken: 'new', idToken: undefined })
    expect([left, waitsMs]).toEqual([['todok://refresh-token'], 5000])
    expect(await outcome).toEqual({ ...mine, accessToken: 'new', expiresAt: 601_000, generation: 2 })
  })

  it.each([
    { says: 'it has none', hear: 'refused' as const },
    { says: 'it says nothing for five seconds', hear: undefined },
  ])('[MOB-008] the login is over when $says', async ({ hear: answer }) => {
    const { outcome, hear, runOut } = refreshed()
    if (answer !== undefined) hear(answer)
    runOut()
    expect(await outcome).toBeUndefined()
  })

  it.each<LinkTokenVerdict>([
    { ok: true, subject: 'auth0|somebody', lifeMs: 600_000, email: undefined },
    { ok: false, why: 'signature' },
    { ok: false, why: 'over' },
  ])('[GRD-091] of somebody else, or that do not hold, are none: %j', async (verdict) => {
    const { outcome, hear } = refreshed({ verdict })
    hear({ accessToken: 'new', idToken: 'new id' })
    expect(await outcome).toBeUndefined()
  })

  it('[GRD-061] that cannot be checked are not the end of a login', async () => {
    const { outcome, hear } = refreshed({ verdict: 'offline' })
    hear({ accessToken: 'new', idToken: undefined })
    await expect(outcome).rejects.toThrow('no network')
  })

  it('[MOB-024] that come late or twice change nothing', async () => {
    const { outcome, hear, runOut } = refreshed()
    runOut()
    hear({ accessToken: 'new', idToken: undefined })
    hear('refused')
    expect(await outcome).toBeUndefined()
  })

  it.each([1, 2] as const)(
    '[MOB-008] an app of version %s opens the page anew, which stays until then',
    async (version) => {
      const { outcome, left, runOut } = refreshed({ version })
      runOut()
      await expect(outcome).rejects.toMatchObject({ name: 'TimeoutError' })
      expect(left).toEqual(['todok://refresh-token'])
    },
  )
})
