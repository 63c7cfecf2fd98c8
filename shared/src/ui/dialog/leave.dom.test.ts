import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import '@shop/shared/testing'
import { leave } from './leave.ts'

type Motion = { finished: Promise<unknown> }

/** A dialog with a button; `motions` are what the browser plays when it leaves. */
function aDialog(motions: readonly Motion[]) {
  document.body.innerHTML = '<dialog open><button></button></dialog>'
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const getAnimations = () => motions as unknown as Animation[]
  Object.assign(dialog, { getAnimations })
  return { dialog, button: dialog.querySelector('button') as HTMLButtonElement, answer: jest.fn() }
}

/** A motion that ends when it is told to. */
function aMotion() {
  let end: () => void = () => undefined
  const finished = new Promise<void>((resolve) => {
    end = resolve
  })
  return { finished, end: () => end() }
}

/** A motion that never ends, as in a hidden tab. */
const endless: Motion = { finished: new Promise(() => undefined) }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
  document.body.innerHTML = ''
})

describe('a dialog that leaves', () => {
  it('answers at once where nothing moves', () => {
    const { button, answer } = aDialog([])
    leave(button, answer)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('[AX-11] keeps the second half of a double click from what lay behind it, where nothing moves', () => {
    const { button, answer } = aDialog([])
    const behind = document.createElement('button')
    const pressed = jest.fn()
    behind.addEventListener('click', pressed)
    document.body.append(behind)
    const press = (detail: number) => behind.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    leave(button, answer)
    press(2)
    expect(pressed).not.toHaveBeenCalled()
    press(1)
    jest.advanceTimersByTime(600)
    press(2)
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  it('answers in a task of its own when it is out of sight', async () => {
    const motion = aMotion()
    const { dialog, button, answer } = aDialog([motion])
    leave(button, answer)
    expect(dialog.dataset['leaving']).toBeDefined()
    motion.end()
    await jest.advanceTimersByTimeAsync(10)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('is modal again where it was left before it was modal, and is kept', async () => {
    const motion = aMotion()
    const { dialog, button, answer } = aDialog([motion])
    dialog.open = false
    leave(button, answer)
    dialog.showModal()
    motion.end()
    await jest.advanceTimersByTimeAsync(100)
    expect(dialog.open).toBe(true)
  })

  it('wakes the page behind it in one task and answers in a later one', async () => {
    const motion = aMotion()
    const { dialog, button, answer } = aDialog([motion])
    leave(button, answer)
    motion.end()
    const answersInThatTask = jest.fn()
    dialog.close = () => {
      dialog.open = false
      setTimeout(() => answersInThatTask(answer.mock.calls.length))
    }
    await jest.advanceTimersByTimeAsync(10)
    expect(answersInThatTask).toHaveBeenCalledWith(0)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('answers where the browser closed it meanwhile', async () => {
    const motion = aMotion()
    const { dialog, button, answer } = aDialog([motion])
    leave(button, answer)
    dialog.close()
    motion.end()
    await jest.advanceTimersByTimeAsync(10)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('answers once, whatever is pressed meanwhile', async () => {
    const motion = aMotion()
    const { button, answer } = aDialog([motion])
    leave(button, answer)
    leave(button, answer)
    motion.end()
    await jest.advanceTimersByTimeAsync(10)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it.each([
    { says: 'was called off', motion: { finished: Promise.reject(new Error('AbortError')) } },
    { says: 'never ends', motion: endless },
  ])('answers where its motion $says', async ({ motion }) => {
    const { button, answer } = aDialog([motion])
    leave(button, answer)
    await jest.advanceTimersByTimeAsync(400)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('is shown again where it is kept', async () => {
    const { dialog, button, answer } = aDialog([])
    leave(button, answer)
    await jest.advanceTimersByTimeAsync(100)
    expect(dialog.dataset['leaving']).toBeUndefined()
    leave(button, answer)
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('is modal again where it is kept after a motion', async () => {
    const motion = aMotion()
    const { dialog, button, answer } = aDialog([motion])
    leave(button, answer)
    motion.end()
    await jest.advanceTimersByTimeAsync(100)
    expect(answer).toHaveBeenCalledTimes(1)
    expect(dialog.open).toBe(true)
  })

  it('is not shown again where it was taken away', async () => {
    const motion = aMotion()
    const { dialog, button, answer } = aDialog([motion])
    answer.mockImplementation(() => dialog.remove())
    leave(button, answer)
    motion.end()
    await jest.advanceTimersByTimeAsync(100)
    expect(dialog.open).toBe(false)
  })
})
