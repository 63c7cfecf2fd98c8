import { describe, expect, it } from '@jest/globals'
import { addressOf, readAddress, standard } from './address.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))

describe('the address of the emulator', () => {
  it('without anything is a member of the newest app at the top page', () => {
    expect(read('')).toEqual({ state: standard, problems: [] })
    expect(addressOf(standard)).toBe('/')
  })

  it.each([
    'path=/mobile/favorite&account=watched&version=1&transport=ios&width=320',
    'path=/mobile/search/results%3FsearchWord%3D%E7%89%9B&account=visitor&network=off',
    'refresh=silence&orientation=landscape&area=full&week=20261202&clock=2026-11-24T15:00:00%2B09:00',
  ])('says the same after it was read and written: %s', (query) => {
    const { state, problems } = read(query)
    expect(problems).toEqual([])
    expect(read(addressOf(state).slice(2)).state).toEqual(state)
  })

  it('takes a plus that was typed into the hour', () => {
    expect(read('clock=2026-11-24T15:00:00+09:00').state.clock).toBe('2026-11-24T15:00:00+09:00')
  })

  it.each([
    ['account=corporate', /^account=corporate: 次のいずれか/],
    ['account=toString', /^account=toString: /],
    ['version=4', /^version=4: .* 1 2 3$/],
    ['path=//evil.example', /^path=\/\/evil\.example: /],
    ['path=https://evil.example/', /^path=/],
    ['week=2026', /^week=2026: /],
    ['clock=tomorrow', /^clock=tomorrow: /],
    ['clock=2026-11-24T15:00:00', /^clock=/],
  ])('names what it cannot read, and goes without it: %s', (query, problem) => {
    const { state, problems } = read(query)
    expect(problems).toEqual([expect.stringMatching(problem)])
    expect(state).toEqual(standard)
  })
})
