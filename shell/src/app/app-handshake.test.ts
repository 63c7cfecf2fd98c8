import { describe, expect, it } from '@jest/globals'
import type { MessagesFromApp } from '@shop/shared/bridge'
import type { MessageToApp } from '@shop/shared/platform'
import { createHandshake } from './app-handshake.ts'

/** A page in an app whose handler takes what is posted, unless it is broken. */
function shaken({ hasHost = true, isBroken = false } = {}) {
  const heard: MessageToApp[] = []
  let over: () => void = () => undefined
  let waitsMs = 0
  const post = (message: MessageToApp) => {
    heard.push(message)
    return !isBroken
  }
  const handshake = createHandshake({
    host: hasHost ? { post } : undefined,
    randomId: () => 'nonce-1',
    setTimer(run, ms) {
      over = run
      waitsMs = ms
      return () => {
        over = () => undefined
      }
    },
  })
  handshake.begin()
  return { ...handshake, heard, runOut: () => over(), waitsMs: () => waitsMs }
}
const said = (over: Partial<MessagesFromApp['handshake']> = {}) => ({ nonce: 'nonce-1', ...over })
const tokens = { accessToken: 'a.b.c', idToken: 'd.e.f' }

describe('the handshake with the app', () => {
  it('[MOB-003] [MOB-024] says a nonce and the version of the page, and waits three seconds', () => {
    const { heard, waitsMs } = shaken()
    expect(heard).toEqual([{ type: 'handshake', payload: { nonce: 'nonce-1', bridge: 3 } }])
    expect(waitsMs()).toBe(3000)
  })

  it.each([
    { says: 'nothing', version: 1 },
    { says: 'its version', appBridge: 2, version: 2 },
    { says: 'a version of the future', appBridge: 9, version: 3 },
    { says: 'something else as its version', appBridge: '3', version: 1 },
  ])('[MOB-003] an app that says $says is of version $version', async ({ version, ...over }) => {
    const { answer, hear } = shaken()
    hear(said(over))
    expect(await answer).toEqual({ isOpened: true, version })
  })

  it.each([
    { says: 'both tokens', handed: tokens, expected: tokens },
    {
      says: 'an access token alone',
      handed: { accessToken: 'a.b.c' },
      expected: { accessToken: 'a.b.c', idToken: null },
    },
    { says: 'an id token alone', handed: { idToken: 'd.e.f' }, expected: undefined },
    { says: 'none', handed: {}, expected: undefined },
  ])('[GRD-021] an app of version 3 hands $says over', async ({ handed, expected }) => {
    const { answer, hear } = shaken()
    hear(said({ appBridge: 3, ...handed }))
    expect((await answer).tokens).toEqual(expected)
  })

  it('[GRD-021] tokens of an app that does not say that it hands some over are not read', async () => {
    const { answer, hear } = shaken()
    hear(said({ appBridge: 2, ...tokens }))
    expect(await answer).toEqual({ isOpened: true, version: 2 })
  })

  it.each(['', 'nonce-0', 'nonce-11'])('[GRD-091] [MOB-024] the nonce %j is not its', async (nonce) => {
    const { answer, hear, runOut } = shaken()
    hear({ nonce, appBridge: 3, ...tokens })
    runOut()
    expect(await answer).toEqual({ isOpened: false })
  })

  it('[MOB-024] a second and a late answer change nothing', async () => {
    const twice = shaken()
    twice.hear(said({ appBridge: 2 }))
    twice.hear(said({ appBridge: 3, ...tokens }))
    expect(await twice.answer).toEqual({ isOpened: true, version: 2 })
    const late = shaken()
    late.runOut()
    late.hear(said({ appBridge: 3 }))
    expect(await late.answer).toEqual({ isOpened: false })
  })

  it.each([{ hasHost: false }, { isBroken: true }])(
    '[GRD-091] nobody is waited for where nobody hears: %j',
    async (how) => {
      expect(await shaken(how).answer).toEqual({ isOpened: false })
    },
  )
})
