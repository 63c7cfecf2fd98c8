import { describe, expect, it } from '@jest/globals'
import { watchErrors } from './watch-errors.ts'

const ours = 'https://assets.shop.test/'
const withStack = (stack: string) => Object.assign(new TypeError('x'), { stack })

function aPage() {
  const page = new EventTarget()
  const told: string[] = []
  watchErrors(
    page,
    (stack) => stack.includes(ours),
    ({ doing, stack }) => void told.push(`${doing}: ${stack}`),
  )
  const happen = (type: string, facts: object) => page.dispatchEvent(Object.assign(new Event(type), facts))
  return { told, happen }
}

describe('errors that nobody caught', () => {
  it('[ERR-016] are told with the stack that leads to their release, thrown or rejected', () => {
    const { told, happen } = aPage()
    happen('error', { error: withStack(`at ${ours}mfe-a/1.0.0/top.js:1:1`), filename: '' })
    happen('unhandledrejection', { reason: withStack(`at ${ours}mfe-b/1.0.0/top.js:1:1`) })
    expect(told).toEqual([
      `run: at ${ours}mfe-a/1.0.0/top.js:1:1`,
      `settle a promise: at ${ours}mfe-b/1.0.0/top.js:1:1`,
    ])
  })

  it('[ERR-016] without a stack are told by their file', () => {
    const { told, happen } = aPage()
    happen('error', { error: 'thrown text', filename: `${ours}mfe-a/1.0.0/top.js` })
    expect(told).toEqual([`run: ${ours}mfe-a/1.0.0/top.js`])
  })

  it.each([
    {
      says: 'an extension',
      type: 'error',
      facts: { error: withStack('at chrome-extension://a/b.js:1:1'), filename: '' },
    },
    { says: 'the browser', type: 'error', facts: { error: null, filename: 'https://shop.test/' } },
    { says: 'nobody', type: 'unhandledrejection', facts: { reason: undefined } },
  ])('of $says are left alone', ({ type, facts }) => {
    const { told, happen } = aPage()
    happen(type, facts)
    expect(told).toEqual([])
  })
})
