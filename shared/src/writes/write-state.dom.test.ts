import { describe, expect, it, jest } from '@jest/globals'
import { QueryClient } from '@shop/shared/query'
import { aLostWrite } from '@shop/shared/testing'
import { everyKey, hasUnknownWrites, isUnknownWrite, setLostWrite, watchLostWrites, writeStateOf } from './index.ts'

const queryKey = ['ordering', 'writes', '20261104']

describe('the writes of a page', () => {
  it('are one state, whoever asks, and another one under another key or on another page', () => {
    const client = new QueryClient()
    const state = writeStateOf(client, queryKey)
    expect(writeStateOf(client, queryKey)).toBe(state)
    expect(writeStateOf(client, ['favourites', 'writes'])).not.toBe(state)
    expect(writeStateOf(new QueryClient(), queryKey)).not.toBe(state)
  })

  it('are not cleared away while the page stands open', () => {
    jest.useFakeTimers()
    const client = new QueryClient()
    const state = writeStateOf(client, queryKey)
    jest.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(writeStateOf(client, queryKey)).toBe(state)
    jest.useRealTimers()
  })
})

describe('[ORD-133] a lost write', () => {
  function aWatched() {
    const state = writeStateOf(new QueryClient(), queryKey)
    const told: string[] = []
    const watch = (key: string) => watchLostWrites(state, key, () => void told.push(key === everyKey ? 'any' : key))
    return { state, told, watch }
  }

  it('is told to who watches its key, or all keys, until they stop', () => {
    const { state, told, watch } = aWatched()
    const stops = ['milk', 'eggs', everyKey].map(watch)
    setLostWrite(state, 'milk', aLostWrite())
    expect(told).toEqual(['milk', 'any'])
    setLostWrite(state, 'milk', undefined)
    expect(told).toEqual(['milk', 'any', 'milk', 'any'])
    for (const stop of stops) stop()
    setLostWrite(state, 'milk', aLostWrite())
    expect(told).toHaveLength(4)
    expect(state.watchers.size).toBe(0)
  })

  it('is unknown until reading has told whether it has arrived', () => {
    const { state } = aWatched()
    const isUnknown = () => [isUnknownWrite(state, 'milk'), isUnknownWrite(state, 'eggs'), hasUnknownWrites(state)]
    expect(isUnknown()).toEqual([false, false, false])
    setLostWrite(state, 'milk', aLostWrite())
    expect(isUnknown()).toEqual([true, false, true])
    setLostWrite(state, 'milk', aLostWrite({ isUnknown: false }))
    expect(isUnknown()).toEqual([false, false, false])
    expect(state.lost.size).toBe(1)
  })
})
