import { describe, expect, it } from '@jest/globals'
import { toDeliveryAddress } from './delivery-address.ts'

const of = (...addressParts: [string, string, string]) =>
  toDeliveryAddress({ postCode: '0600001', address: addressParts.join(''), addressParts })

describe('the registered address', () => {
  it.each([
    ['札幌市中央区北一条西1-1', '札幌市中央区', '北一条西1-1'],
    ['小樽市稲穂2-22', '小樽市', '稲穂2-22'],
    ['市川市市川1-1', '市川市', '市川1-1'],
    ['余市郡余市町黒川町5', '余市郡余市町', '黒川町5'],
    ['千代田区丸の内1-1', '千代田区', '丸の内1-1'],
    ['虻田郡真狩村字真狩1', '虻田郡真狩村', '字真狩1'],
  ])('[SGN-025] %s is divided into the city %s and the street %s', (line, city, street) => {
    const address = of('北海道', line, 'ビル 3F')
    expect(`${address?.city}${address?.street}`).toBe(line)
    expect(address).toMatchObject({ city, street, building: 'ビル 3F' })
  })

  it('[SGN-025] may have its town in the third part', () => {
    expect(of('北海道', '札幌市中央区', '北一条西1-1')).toEqual({
      postNumber: '0600001',
      prefecture: '北海道',
      city: '札幌市中央区',
      street: '北一条西1-1',
      building: '',
    })
  })

  it.each([
    { says: 'a prefecture', parts: ['', '札幌市中央区北一条', ''] },
    { says: 'a line', parts: ['北海道', '', ''] },
    { says: 'a town', parts: ['北海道', '札幌市', ''] },
  ] as const)('without $says is none to choose', ({ parts: [first, second, third] }) =>
    expect(of(first, second, third)).toBeUndefined(),
  )

  it.each([undefined, '', '060'])('with the code %j is none to choose', (postCode) => {
    const contact = { address: '', addressParts: ['北海道', '小樽市稲穂1', ''] as const }
    expect(toDeliveryAddress(postCode === undefined ? contact : { ...contact, postCode })).toBeUndefined()
  })
})
