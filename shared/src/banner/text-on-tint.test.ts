import { describe, expect, it } from '@jest/globals'
import { textOnTint } from './text-on-tint.ts'

describe('textOnTint', () => {
  it.each([
    ['#F7D774', 'dark'],
    ['#E8B4BF', 'dark'],
    ['#ffffff', 'dark'],
    ['#0E5A63', 'light'],
    ['#17262A', 'light'],
    ['#C8321B', 'light'],
  ])('on %s is %s', (tint, text) => {
    expect(textOnTint(tint)).toBe(text)
  })
})
