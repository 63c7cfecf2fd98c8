import { describe, expect, it } from '@jest/globals'
import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { favouriteId } from '@shop/shared/domain/favourites'
import { aProduct } from '@shop/shared/testing'
import { chosenProducts, goneChoices, pendingChanges, withName } from './list-changes.ts'

const ids = (text: string) => new Set([...text].map(favouriteId))
const sorted = (of: ReadonlySet<string>) => [...of].sort().join('')

describe('[FAV-030] staged changes of a list that changes elsewhere', () => {
  it.each([
    { says: 'as they were staged', added: 'cd', removed: 'a', inList: 'ab', left: 'cd', out: 'a', chosen: 'bcd' },
    { says: 'one was added elsewhere', added: 'cd', removed: 'a', inList: 'abc', left: 'd', out: 'a', chosen: 'bcd' },
    { says: 'one was taken out elsewhere', added: 'c', removed: 'a', inList: 'b', left: 'c', out: '', chosen: 'bc' },
    { says: 'one is no favourite any more', added: 'cx', removed: '', inList: 'a', left: 'c', out: '', chosen: 'ac' },
  ])('$says', ({ added, removed, inList, left, out, chosen }) => {
    const changes = { added: ids(added), removed: ids(removed) }
    const pending = pendingChanges(changes, ids(inList), ids('abcd'))
    expect([sorted(pending.added), sorted(pending.removed)]).toEqual([left, out])
    expect(sorted(chosenProducts(pending, ids(inList)))).toBe(chosen)
    expect(sorted(goneChoices(changes, ids(inList), ids('abcd')))).toBe(added.includes('x') ? 'x' : '')
  })

  it('may all be favourites as long as those are not known', () => {
    const changes = { added: ids('cx'), removed: ids('') }
    expect(sorted(pendingChanges(changes, ids('a'), undefined).added)).toBe('cx')
    expect(goneChoices(changes, ids('a'), undefined).size).toBe(0)
  })
})

describe('favourites found by name', () => {
  const named = (name: string, brand?: string): FavouriteProduct => ({
    ...aProduct({ name, ...(brand === undefined ? {} : { brand }) }),
    favouriteId: favouriteId(name),
    isInNoList: true,
  })
  const products = [named('十勝牛乳 1L', 'みのり'), named('バター'), named('ミニトマト')]

  it.each([
    { words: '', found: 3 },
    { words: ' 　', found: 3 },
    { words: '１ｌ', found: 1 },
    { words: 'ﾊﾞﾀｰ', found: 1 },
    { words: 'ばたー', found: 1 },
    { words: 'みのり　牛乳', found: 1 },
    { words: '牛乳 バター', found: 0 },
  ])('"$words" are $found', ({ words, found }) => {
    expect(withName(products, words)).toHaveLength(found)
  })
})
