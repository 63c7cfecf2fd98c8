import { afterEach, describe, expect, it } from '@jest/globals'
import { isOpenedByApp } from './app-handshake.ts'

type Said = { data?: unknown; source?: MessageEventSource | null }

/** A page in an app whose handler answers so. */
function handshake(answer?: (nonce: string) => readonly Said[]) {
  const heard: string[] = []
  let over: () => void = () => undefined
  let ids = 0
  if (answer !== undefined)
    Object.assign(window, {
      todokApp: {
        postMessage(text: string) {
          heard.push(text)
          const { nonce } = (JSON.parse(text) as { payload: { nonce: string } }).payload
          for (const { data, source = window } of answer(nonce))
            window.dispatchEvent(new MessageEvent('message', { data, source }))
        },
      },
    })
  const outcome = isOpenedByApp({
    page: window,
    randomId: () => {
      ids += 1
      return `nonce-${ids}`
    },
    setTimer(run) {
      over = run
      return () => {
        over = () => undefined
      }
    },
  })
  return { outcome, heard, runOut: () => over() }
}
const echo = (nonce: unknown, type = 'handshake') => JSON.stringify({ type, payload: { nonce } })

describe('the handshake with the app', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'todokApp'))

  it('[MOB-024] a nonce that comes back through the page itself says that the app is there', async () => {
    const { outcome, heard } = handshake((nonce) => [{ data: echo('other') }, { data: echo(nonce) }])
    expect([await outcome, heard]).toEqual([true, [echo('nonce-1')]])
  })

  it('[GRD-091] a plain browser has no app, and nobody is waited for', async () => {
    expect(await handshake().outcome).toBe(false)
  })

  it.each<{ says: string; answer: (nonce: string) => readonly Said[] }>([
    { says: 'nothing', answer: () => [] },
    { says: 'another nonce', answer: () => [{ data: echo('nonce-0') }, { data: echo('') }, { data: echo(undefined) }] },
    { says: 'another message', answer: (nonce) => [{ data: echo(nonce, 'login') }, { data: nonce }] },
    { says: 'no text', answer: (nonce) => [{ data: JSON.parse(echo(nonce)) }, { data: null }, { data: 1 }] },
    { says: 'broken text', answer: () => [{ data: '{' }, { data: 'null' }, { data: '{"type":"handshake"}' }] },
    { says: 'the nonce from another window or a frame', answer: (nonce) => [{ data: echo(nonce), source: null }] },
  ])('[MOB-024] is not made by $says', async ({ answer }) => {
    const { outcome, runOut } = handshake(answer)
    runOut()
    expect(await outcome).toBe(false)
  })
})
