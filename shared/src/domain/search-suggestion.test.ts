import { describe, expect, it } from '@jest/globals'
import { suggestedCategory, suggestionDelayMs, suggestionLimit } from './search-suggestion.ts'

describe('a category', () => {
  it.each([
    { code: '15_1502_150201', path: { large: '15', middle: '1502', small: '150201' } },
    { code: '15_1502_150201_9', path: { large: '15', middle: '1502', small: '150201' } },
  ])('[CHR-049] is suggested: $code', ({ code, path }) => expect(suggestedCategory(code)).toEqual(path))

  it.each(['', '15', '15_1502', '151502150201'])('[CHR-049] is not: %j', (code) =>
    expect(suggestedCategory(code)).toBeUndefined(),
  )

  it('[BIZ-020] ten of each kind, half a second after the last character', () =>
    expect([suggestionLimit, suggestionDelayMs]).toEqual([10, 500]))
})
