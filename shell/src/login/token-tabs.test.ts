import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aProvider } from './testing/fake-browser.ts'
import { createTokenTabs } from './token-tabs.ts'
import type { Tokens } from './tokens.ts'

const own: Tokens = { ...aProvider().tokensOf(3), loginId: 'login-a' }

/** One tab of two, and what goes between them. */
function aTab({ mine }: { mine: Tokens | undefined } = { mine: own }) {
  const sent: unknown[] = []
  const received: Tokens[] = []
  const ended: string[] = []
  let hear = (_: unknown) => {}
  const tabs = createTokenTabs({
    channel: {
      postMessage: (message) => void sent.push(message),
      addEventListener: (_: string, listener: unknown) => {
        hear = (data) => (listener as (event: { data: unknown }) => void)({ data })
      },
    } as BroadcastChannel,
    own: () => mine,
    received: (tokens) => void received.push(tokens),
    ended: (why) => void ended.push(why),
  })
  return { tabs, sent, received, ended, hear: (message: unknown) => hear(message) }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('[GRD-066] another tab is answered', () => {
  it.each([
    { says: 'asks for any login', wanted: { generation: 0 }, isGiven: true },
    { says: 'asks for this generation', wanted: { loginId: 'login-a', generation: 3 }, isGiven: true },
    { says: 'asks for a later generation', wanted: { loginId: 'login-a', generation: 4 }, isGiven: false },
    { says: 'asks for another login', wanted: { loginId: 'login-b', generation: 0 }, isGiven: false },
  ])('when it $says: $isGiven', ({ wanted, isGiven }) => {
    const { sent, hear } = aTab()
    hear({ kind: 'want', ...wanted })
    expect(sent).toEqual(isGiven ? [{ kind: 'have', tokens: own }] : [])
  })

  it('by no tab without tokens', () => {
    const { sent, hear } = aTab({ mine: undefined })
    hear({ kind: 'want', generation: 0 })
    expect(sent).toEqual([])
  })
})

describe('[GRD-066] a tab that asks', () => {
  it('takes what is of the wanted login, and nothing else', async () => {
    const { tabs, sent, received, hear } = aTab()
    const answer = tabs.ask({ loginId: 'login-a', generation: 3 }, 500)
    expect(sent).toEqual([{ kind: 'want', loginId: 'login-a', generation: 3 }])
    const [other, early, wanted] = [
      { ...own, loginId: 'login-b' },
      { ...own, generation: 2 },
      { ...own, generation: 4 },
    ]
    for (const tokens of [other, early, wanted]) hear({ kind: 'have', tokens })
    expect(await answer).toEqual(wanted)
    expect(received).toEqual([other, early, wanted])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('gives up in time', async () => {
    const answer = aTab().tabs.ask({ generation: 0 }, 500)
    await jest.advanceTimersByTimeAsync(500)
    expect(await answer).toBeUndefined()
  })

  it('does not wait where tabs cannot talk', async () => {
    const tabs = createTokenTabs({ channel: undefined, own: () => own, received: () => {}, ended: () => {} })
    expect(await tabs.ask({ generation: 0 }, 500)).toBeUndefined()
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('[GRD-066] what is no message of a tab', () => {
  it.each([
    { message: null },
    { message: {} },
    { message: { kind: 'have' } },
    { message: { kind: 'have', tokens: { ...own, accessToken: '' } } },
    { message: { kind: 'had', tokens: own } },
  ])('changes nothing: $message', ({ message }) => {
    const { sent, received, ended, hear } = aTab()
    hear(message)
    expect([sent, received, ended]).toEqual([[], [], []])
  })

  it.each([
    { why: 'refused', is: 'refused' },
    { why: 'loggedOut', is: 'loggedOut' },
    { why: 'anything', is: 'loggedOut' },
  ])('an end by $why is $is', ({ why, is }) => {
    const { ended, hear } = aTab()
    hear({ kind: 'ended', why })
    expect(ended).toEqual([is])
  })
})
