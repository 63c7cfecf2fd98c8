import { expect, it } from '@jest/globals'
import { encodeCp932 } from '@shop/shared/domain/cp932'
import iconv from 'iconv-lite'

it('[ORD-023] [JP-16] agrees with the published table for each character that it has, and for no other', () => {
  const wrong: string[] = []
  for (let point = 0x20; point < 0x1_0000; point += 1) {
    // Controls, halves of a pair, the private use area, and what is left out on purpose: shapes.
    if (point === 0x80) continue
    if ((point >= 0xd800 && point <= 0xf8ff) || (point >= 0xfe00 && point <= 0xfe0f)) continue
    const character = String.fromCodePoint(point)
    const known = iconv.encode(character, 'cp932')
    const isKnown = iconv.decode(known, 'cp932') === character
    const wanted = isKnown ? known : iconv.encode('〓', 'cp932')
    const got = Buffer.from(
      encodeCp932(character).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
      'latin1',
    )
    if (!got.equals(wanted)) wrong.push(`${point.toString(16)} ${got.toString('hex')} ${wanted.toString('hex')}`)
  }
  expect(wrong).toEqual([])
})
