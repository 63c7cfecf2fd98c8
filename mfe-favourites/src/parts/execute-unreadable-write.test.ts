import { expect, it } from '@jest/globals'
import { ApiError } from '@shop/shared/api'
import { executeUnreadableWrite } from './execute-unreadable-write.ts'

const failed = (maybeStored: boolean) => new ApiError('TIMEOUT', { call: 'POST favourites/lists', maybeStored })
const [lost, refused] = [failed(true), failed(false)]

it.each([
  { says: 'is stored by its first answer', answers: [undefined], is: 'stored', times: 1 },
  { says: 'is sent once more after a lost answer', answers: [lost, undefined], is: 'stored', times: 2 },
  { says: 'is unknown after two lost answers', answers: [lost, lost], is: 'unknown', times: 2 },
  { says: 'is not sent again once it was refused', answers: [refused], is: 'failed', times: 1 },
  { says: 'was refused after a lost answer', answers: [lost, refused], is: 'failed', times: 2 },
])('[API-082] a write that cannot be read $says, always under one name', async ({ answers, is, times }) => {
  const intents: string[] = []
  const outcome = await executeUnreadableWrite('first', async (intent) => {
    const error = answers[intents.length]
    intents.push(intent)
    if (error !== undefined) throw error
    return 'list'
  })
  expect(intents).toEqual(Array.from({ length: times }, () => 'first'))
  expect(outcome).toEqual(is === 'stored' ? { is, value: 'list' } : { is, error: answers.at(-1) })
})
