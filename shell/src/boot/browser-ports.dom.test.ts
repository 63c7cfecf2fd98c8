import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { onOnline, onTouch, openChannel, setTimer, whenIdle } from './browser-ports.ts'

const { requestIdleCallback, BroadcastChannel } = window
beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Object.assign(window, { requestIdleCallback, BroadcastChannel })
})

it('a timer that was given up does nothing', () => {
  const work = jest.fn()
  setTimer(work, 10)
  setTimer(work, 10)()
  jest.advanceTimersByTime(10)
  expect(work).toHaveBeenCalledTimes(1)
})

it('the return of the network is told until that is given up', () => {
  const work = jest.fn()
  const stop = onOnline(work)
  window.dispatchEvent(new Event('online'))
  stop()
  window.dispatchEvent(new Event('online'))
  expect(work).toHaveBeenCalledTimes(1)
})

it.each(['pointerdown', 'keydown', 'wheel'])('%s is a touch until that is given up', (event) => {
  const work = jest.fn()
  const stop = onTouch(work)
  document.body.dispatchEvent(new Event(event))
  stop()
  document.body.dispatchEvent(new Event(event))
  expect(work).toHaveBeenCalledTimes(1)
})

describe('tabs', () => {
  it('know of each other by a channel', () => {
    const opened = jest.fn()
    Object.assign(window, { BroadcastChannel: opened })
    expect(openChannel('shop.bus')).toBeInstanceOf(opened)
    expect(opened).toHaveBeenCalledWith('shop.bus')
  })

  it('do not where the browser has none', () => {
    Object.assign(window, { BroadcastChannel: undefined })
    expect(openChannel('shop.bus')).toBeUndefined()
  })
})

describe('what can wait until the browser is idle', () => {
  it('is done then, after a second at the latest', () => {
    const idle = jest.fn()
    Object.assign(window, { requestIdleCallback: idle })
    const work = () => undefined
    whenIdle(work)
    expect(idle).toHaveBeenCalledWith(work, { timeout: 1000 })
  })

  it('is done after a second where the browser cannot say', () => {
    Object.assign(window, { requestIdleCallback: undefined })
    const work = jest.fn()
    whenIdle(work)
    jest.advanceTimersByTime(999)
    expect(work).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
