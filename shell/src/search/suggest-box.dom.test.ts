import { describe, expect, it, jest } from '@jest/globals'
import type { Suggestions } from '@shop/shared/api/suggest'
import { fakePlatform } from '@shop/shared/testing'
import { createSuggestBox } from './suggest-box.ts'

const found = (...keywords: string[]): Suggestions => ({ keywords, categories: [] })

type Answer = { resolve(suggestions: Suggestions): void; reject(error: Error): void }

/** A box whose timers and service the test drives. */
function aBox() {
  const timers: { work(): void; ms: number }[] = []
  const questions: { typed: string; signal: AbortSignal; answer: Answer }[] = []
  const values = new Map<string, unknown>()
  const box = createSuggestBox({
    suggest(typed, signal) {
      return new Promise<Suggestions>((resolve, reject) => {
        questions.push({ typed, signal, answer: { resolve, reject } })
      })
    },
    platform: {
      storage: {
        read: ({ name }) => values.get(name) as undefined,
        write: ({ name }, value) => void values.set(name, value),
        remove: ({ name }) => void values.delete(name),
      },
      app: fakePlatform().app,
    },
    setTimer(work, ms) {
      const timer = { work, ms }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
  })
  const pause = () => {
    for (const timer of timers.splice(0)) timer.work()
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const words = () => box.state().options.map((option) => ('word' in option ? option.word : option.category.name))
  return { box, timers, questions, pause, settle, words }
}

describe('asking for suggestions', () => {
  it('[CHR-050] waits until the typing has stopped for half a second', () => {
    const { box, timers, questions, pause } = aBox()
    for (const text of ['ぎ', 'ぎゅ', 'ぎゅう']) box.type(text)
    expect(timers.map(({ ms }) => ms)).toEqual([500])
    expect(questions).toHaveLength(0)
    pause()
    expect(questions.map(({ typed }) => typed)).toEqual(['ぎゅう'])
  })

  it.each(['', '　 '])('[CHR-043] asks nothing for %j', (text) => {
    const { box, timers } = aBox()
    box.type('牛')
    box.type(text)
    expect(timers).toEqual([])
  })

  it('[CHR-050] never lets an old answer come after a newer word', async () => {
    const { box, questions, pause, settle, words } = aBox()
    box.type('牛')
    pause()
    box.type('豆')
    pause()
    const [old, young] = questions
    expect(old?.signal.aborted).toBe(true)
    young?.answer.resolve(found('豆腐'))
    await settle()
    old?.answer.resolve(found('牛乳'))
    await settle()
    expect(words()).toEqual(['豆腐'])
  })

  it('[CHR-050] keeps the list while the next one is on its way, and loses it when that fails', async () => {
    const { box, questions, pause, settle, words } = aBox()
    box.type('牛')
    pause()
    questions[0]?.answer.resolve(found('牛乳'))
    await settle()
    box.type('牛乳')
    expect(words()).toEqual(['牛乳'])
    pause()
    questions[1]?.answer.reject(new Error('down'))
    await settle()
    expect(words()).toEqual([])
  })

  it('[CHR-050] drops the list of a word at once when another is typed', async () => {
    const { box, questions, pause, settle, words } = aBox()
    box.type('牛')
    pause()
    questions[0]?.answer.resolve(found('牛乳'))
    await settle()
    box.type('豆')
    expect(words()).toEqual([])
  })

  it('moves nothing under somebody who is choosing', async () => {
    const { box, questions, pause, settle, words } = aBox()
    box.type('牛')
    pause()
    questions[0]?.answer.resolve(found('牛乳', '牛肉'))
    await settle()
    box.type('牛に')
    pause()
    box.press('ArrowDown')
    questions[1]?.answer.resolve(found('牛肉'))
    await settle()
    expect(words()).toEqual(['牛乳', '牛肉'])
    expect(box.state().active).toBe(0)
  })

  it('ends with the box, and tells nobody afterwards', async () => {
    const { box, questions, pause, settle } = aBox()
    const heard = jest.fn()
    box.type('牛')
    pause()
    const stop = box.subscribe(heard)
    box.end()
    questions[0]?.answer.resolve(found('牛乳'))
    await settle()
    expect(heard).not.toHaveBeenCalled()
    stop()
  })
})

describe('keys', () => {
  it.each(['Home', 'End', 'Delete', 'Enter', 'a'])('%s is the text’s while no option is reached', (key) => {
    const { box } = aBox()
    box.type('牛')
    expect(box.press(key)).toBe(false)
  })

  it('Esc of a closed list is somebody else’s', () => {
    expect(aBox().box.press('Escape')).toBe(false)
  })
})
