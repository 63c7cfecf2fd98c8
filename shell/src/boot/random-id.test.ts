import { describe, expect, it } from '@jest/globals'
import { randomId } from './random-id.ts'

describe('a random id', () => {
  it('needs no secure context, and is never the same', () => {
    const ids = Array.from({ length: 1000 }, randomId)
    expect(new Set(ids).size).toBe(1000)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  })
})
