import { expect, it } from '@jest/globals'
import { evaluateInTask } from './evaluate-in-task.ts'

it('[K-185] parts that come together are evaluated in a task each, before the screen that takes them', async () => {
  const seen: string[] = []
  const aCopy = (name: string) => {
    const evaluate = () => {
      seen.push(name)
      queueMicrotask(() => seen.push('end of task'))
    }
    const copy = { get: async () => evaluate }
    evaluateInTask(copy)
    evaluateInTask(copy)
    return copy
  }
  const copies = [aCopy('first'), aCopy('second')]
  await Promise.all(copies.map(({ get }) => get()))
  expect(seen).toEqual(['first', 'end of task', 'second', 'end of task'])
})

it('a part that does not come, or cannot be evaluated, is told to whoever asked', async () => {
  const lost = { get: async (): Promise<() => unknown> => Promise.reject(new Error('lost')) }
  const broken = {
    get: async () => () => {
      throw new Error('broken')
    },
  }
  evaluateInTask(lost)
  evaluateInTask(broken)
  await expect(lost.get()).rejects.toThrow('lost')
  await expect(broken.get()).rejects.toThrow('broken')
})
