import { describe, expect, it } from '@jest/globals'
import { favouriteListId } from '@shop/shared/domain/favourites'
import { addressOf } from './addresses.ts'

const id = favouriteListId('list-1')

describe('addresses of lists', () => {
  it.each([
    { name: '朝/昼', inAddress: '朝/昼' },
    { name: '50%引き?#1', inAddress: '50%引き?#1' },
    { name: '🍎 👨‍👩‍👧', inAddress: '🍎 👨‍👩‍👧' },
    { name: '.', inAddress: '-' },
    { name: '..', inAddress: '-' },
    { name: '...', inAddress: '...' },
    { name: '', inAddress: '-' },
    { name: '\ud83c', inAddress: '\ufffd' },
  ])('[FAV-006] $name stays one segment of the path', ({ name, inAddress }) => {
    const { pathname, search, hash } = new URL(addressOf.renameList({ id, name }), 'https://shop.test')
    const segments = pathname.split('/')
    expect(segments.map(decodeURIComponent)).toEqual(['', 'favorite', 'category', 'edit', 'true', 'list-1', inAddress])
    expect([search, hash]).toEqual(['', ''])
  })
})
