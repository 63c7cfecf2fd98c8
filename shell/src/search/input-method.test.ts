import { describe, expect, it } from '@jest/globals'
import { isOfInputMethod } from './input-method.ts'

const enter = 13

describe('a key of the input method', () => {
  it.each([
    { says: 'Chromium, within a composition', isComposing: true, keyCode: 229 },
    { says: 'Firefox, within a composition', isComposing: true, keyCode: 229 },
    { says: 'an older Firefox, which leaves the code alone', isComposing: true, keyCode: enter },
    { says: 'Safari, after compositionend', isComposing: false, keyCode: 229 },
  ])('[CHR-044] $says', ({ isComposing, keyCode }) => expect(isOfInputMethod({ isComposing, keyCode })).toBe(true))

  it('[CHR-044] is no Enter of somebody who composes nothing', () =>
    expect(isOfInputMethod({ isComposing: false, keyCode: enter })).toBe(false))
})
