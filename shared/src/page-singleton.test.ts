import { describe, expect, it } from '@jest/globals'
import { pageSingleton } from './page-singleton.ts'

describe('pageSingleton', () => {
  it('makes the value and gives it', () => {
    expect(pageSingleton('test.a', () => 'made')).toBe('made')
  })

  it('refuses a second copy by name and does not make it', () => {
    let made = 0
    const make = () => {
      made += 1
      return made
    }
    pageSingleton('test.b', make)
    expect(() => pageSingleton('test.b', make)).toThrow(
      expect.objectContaining({ name: 'SecondCopyError', message: 'two copies of test.b are loaded' }),
    )
    expect(made).toBe(1)
  })

  it('counts a value that is nothing too', () => {
    pageSingleton('test.c', () => undefined)
    expect(() => pageSingleton('test.c', () => undefined)).toThrow('two copies')
  })

  it('keeps nothing of a making that failed, so that a reload of the module may try again', () => {
    const failing = () => {
      throw new Error('not now')
    }
    expect(() => pageSingleton('test.d', failing)).toThrow('not now')
    expect(pageSingleton('test.d', () => 'made')).toBe('made')
  })
})
