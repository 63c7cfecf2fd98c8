import { describe, expect, it } from '@jest/globals'
import { type FavouriteId, favouriteId, favouriteListId } from '@shop/shared/domain/favourites'
import type { WriteResult } from '../../parts/use-list-writer.ts'
import { isSaved, partialSaveText, saveProducts } from './save-products.ts'

const list = favouriteListId('list-1')
const ids = (text: string) => new Set([...text].map(favouriteId))
const fates = {
  stored: { is: 'stored', value: undefined },
  refused: { is: 'refused', error: 'no' },
  unknown: { is: 'unknown', error: 'lost' },
} as const

function writerWith(removal: keyof typeof fates, addition: keyof typeof fates) {
  const calls: string[] = []
  return {
    calls,
    remove: async ({ products }: { products: readonly FavouriteId[] }): Promise<WriteResult<void>> => {
      calls.push(`remove ${products}`)
      return fates[removal]
    },
    add: async ({ products }: { products: readonly FavouriteId[] }): Promise<WriteResult<FavouriteId[]>> => {
      calls.push(`add ${products}`)
      return addition === 'stored' ? { is: 'stored', value: products.slice(0, 1) } : fates[addition]
    },
  }
}

describe('[FAV-031] [FAV-032] [K-22] the two halves of a change', () => {
  it.each([
    {
      added: 'ab',
      removed: 'c',
      removal: 'stored',
      addition: 'stored',
      calls: ['remove c', 'add a,b'],
      saved: true,
      words: undefined,
    },
    { added: 'a', removed: '', removal: 'stored', addition: 'stored', calls: ['add a'], saved: true, words: undefined },
    {
      added: '',
      removed: 'c',
      removal: 'stored',
      addition: 'stored',
      calls: ['remove c'],
      saved: true,
      words: undefined,
    },
    {
      added: 'a',
      removed: 'c',
      removal: 'refused',
      addition: 'stored',
      calls: ['remove c'],
      saved: false,
      words: /^取り消しを保存できません.*追加もまだ/,
    },
    {
      added: 'a',
      removed: 'c',
      removal: 'unknown',
      addition: 'stored',
      calls: ['remove c'],
      saved: false,
      words: /^取り消しを保存できたか.*追加はまだ/,
    },
    {
      added: 'a',
      removed: 'c',
      removal: 'stored',
      addition: 'refused',
      calls: ['remove c', 'add a'],
      saved: false,
      words: /^取り消しは保存しました。追加できません/,
    },
    {
      added: 'a',
      removed: 'c',
      removal: 'stored',
      addition: 'unknown',
      calls: ['remove c', 'add a'],
      saved: false,
      words: /^取り消しは保存しました。追加は保存できたか/,
    },
    {
      added: '',
      removed: 'c',
      removal: 'refused',
      addition: 'stored',
      calls: ['remove c'],
      saved: false,
      words: undefined,
    },
    {
      added: 'a',
      removed: '',
      removal: 'stored',
      addition: 'unknown',
      calls: ['add a'],
      saved: false,
      words: /^保存できたか確認できません/,
    },
  ] as const)(
    '+$added −$removed, $removal and $addition',
    async ({ added, removed, removal, addition, calls, saved, words }) => {
      const writer = writerWith(removal, addition)
      const outcome = await saveProducts(writer, list, { added: ids(added), removed: ids(removed) })
      expect(writer.calls).toEqual(calls)
      expect(isSaved(outcome)).toBe(saved)
      if (words === undefined) expect(partialSaveText(outcome)).toBeUndefined()
      else expect(partialSaveText(outcome)).toMatch(words)
    },
  )

  it('gives those that did not come in', async () => {
    const outcome = await saveProducts(writerWith('stored', 'stored'), list, { added: ids('ab'), removed: ids('') })
    expect(outcome.leftOut).toEqual([favouriteId('b')])
  })
})
