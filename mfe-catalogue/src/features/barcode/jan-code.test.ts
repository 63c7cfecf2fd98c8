import { describe, expect, it } from '@jest/globals'
import { janCodeFrom } from './jan-code.ts'

describe('the number below a barcode', () => {
  it.each([
    { text: '4901234567894', code: '4901234567894' },
    { text: '49123456', code: '49123456' },
    { text: '４９０１２３４５６７８９４', code: '4901234567894' },
    { text: ' 4901234-567894 ', code: '4901234567894' },
    { text: '4902705116276', code: '4902705116276' },
  ])('[CAT-087] is read from "$text"', ({ text, code }) => {
    expect(janCodeFrom(text)).toEqual({ is: 'code', code })
  })

  it.each([
    { text: null, is: 'missing' },
    { text: '', is: 'missing' },
    { text: '　', is: 'missing' },
    { text: '490123456789', is: 'wrongLength' },
    { text: '49012345678944', is: 'wrongLength' },
    { text: 'abcdefgh', is: 'wrongLength' },
    { text: '<img src=x>', is: 'wrongLength' },
    { text: '4901234567893', is: 'wrongCheckDigit' },
    { text: '49123457', is: 'wrongCheckDigit' },
  ])('[CAT-087] "$text" is none: $is', ({ text, is }) => {
    expect(janCodeFrom(text)).toMatchObject({ is })
  })

  it('shows no more of a text without an end than there is room for', () => {
    expect(janCodeFrom('9'.repeat(5000))).toEqual({ is: 'wrongLength', text: '9'.repeat(20) })
  })
})
