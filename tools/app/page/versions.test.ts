import { describe, expect, it } from '@jest/globals'
import { readMessageFromApp } from '@shop/shared/bridge'
import { canSend, entryAddress, handshakeAnswer, pathOfPage, understands } from './versions.ts'

const tokens = { accessToken: 'access', idToken: 'id' }
const asked = '{"type":"handshake","payload":{"nonce":"n1","bridge":3}}'
const entry = { version: 2, tokens: undefined, isViewMode: false, week: undefined } as const

describe('the versions of the app', () => {
  it.each([
    { version: 1, knows: ['handshake', 'login', 'sso'], not: ['navigate', 'error', 'backDone'] },
    { version: 2, knows: ['login', 'navigate', 'showCart', 'orderInit', 'error'], not: ['backDone'] },
    { version: 3, knows: ['sso', 'navigate', 'backDone'], not: [] },
  ] as const)('version $version knows what came with it or before it', ({ version, knows, not }) => {
    expect([...knows].every((type) => understands(version, type))).toBe(true)
    expect([...not].some((type) => understands(version, type))).toBe(false)
    expect(canSend(version, 'favouriteChanged')).toBe(true)
    expect(canSend(version, 'back')).toBe(version === 3)
  })

  it('gives a handshake back as it came in version 1', () => {
    expect(handshakeAnswer(1, asked, 'n1', tokens)).toBe(asked)
  })

  it('says its version since 2, and hands tokens over in the handshake since 3', () => {
    const answers = ([2, 3] as const).map((version) =>
      readMessageFromApp(handshakeAnswer(version, asked, 'n1', tokens)),
    )
    expect(answers).toEqual([
      { type: 'handshake', payload: { nonce: 'n1', appBridge: 2 } },
      { type: 'handshake', payload: { nonce: 'n1', appBridge: 3, ...tokens } },
    ])
    expect(handshakeAnswer(3, asked, 'n1', undefined)).not.toContain('accessToken')
  })

  it('writes token, view mode and week into the address that it opens', () => {
    const address = entryAddress('/mobile/favorite?a=1#b', { ...entry, tokens, isViewMode: true, week: '20261202' })
    expect(address).toBe(
      '/mobile/favorite?a=1&accessToken=access&viewMode=true&isRenewal=true&planningWeekNumber=20261202#b',
    )
    expect(pathOfPage(address)).toBe('/mobile/favorite?a=1#b')
  })

  it('writes the id token as well where somebody applies', () => {
    const address = entryAddress('/signup/todok', { ...entry, tokens })
    expect(address).toBe('/signup/todok?accessToken=access&idToken=id&isRenewal=true')
    expect(pathOfPage(address)).toBe('/signup/todok')
  })

  it('says in the address that it is a renewed app since version 2', () => {
    expect(entryAddress('/mobile', { ...entry, version: 1 })).toBe('/mobile')
    expect(entryAddress('/mobile', { ...entry, version: 3 })).toBe('/mobile?isRenewal=true')
  })
})
