import { describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'
import { expectReadyForMembers } from './ready-for-members.ts'

describe('ids that the API team has not confirmed', () => {
  it.each([
    { says: 'on this machine', settings: {}, refused: false },
    { says: 'on this machine by its number', settings: { SHOP_HOST: '127.0.0.1' }, refused: false },
    { says: 'for members', settings: { SHOP_ORIGIN: 'https://shop.example' }, refused: true },
    { says: 'with services for members', settings: { SERVICES_ORIGIN: 'https://api.example' }, refused: true },
    { says: 'by a host name', settings: { SHOP_HOST: 'shop.example' }, refused: true },
    {
      says: 'for staff',
      settings: { SHOP_ORIGIN: 'https://shop.example', SHOP_ENVIRONMENT: 'staging' },
      refused: false,
    },
  ])('[ORD-074] a start $says is refused: $refused', ({ settings, refused }) => {
    const start = () => expectReadyForMembers(readConfig(settings), ['top'])
    if (refused) expect(start).toThrow('SHOP_ENVIRONMENT=staging')
    else expect(start).not.toThrow()
  })

  it('[ORD-074] each is named, with both ids, in one line', () => {
    const start = () => expectReadyForMembers(readConfig({ SHOP_ORIGIN: 'https://shop.example' }), ['top', 'slide'])
    expect(start).toThrow(/^.*: top \(9104, 9204\), slide \(9103, 9203\)\. .*$/m)
  })
})
