import { describe, expect, it } from '@jest/globals'
import { memberCode } from '@shop/shared/domain'
import { favouriteId, favouriteListId } from '@shop/shared/domain/favourites'
import { fakePlatform } from '@shop/shared/testing'
import { badParsedValues } from '@shop/shared/testing/bad-values'
import { emptyDraft, keepDraft, type ListDraft, readDraft } from './list-draft.ts'

const member = memberCode('1234567801')
const list = favouriteListId('list-1')
const whose = { member, list }
const ids = (...texts: string[]) => new Set(texts.map(favouriteId))
const draft: ListDraft = {
  name: ' 夕食',
  changes: { added: ids('a', 'b'), removed: ids('c') },
  of: { name: '朝ごはん', products: [favouriteId('c')] },
  sent: '夕食',
}
const storeWith = (drafts: unknown) => {
  const { storage } = fakePlatform()
  storage.session.write('list-drafts', { member, drafts })
  return storage
}

describe('what was typed and chosen for a list', () => {
  it('is found again by the same member for the same list alone', () => {
    const { storage } = fakePlatform()
    keepDraft(storage, whose, draft)
    expect(readDraft(storage, whose)).toEqual(draft)
    expect(readDraft(storage, { ...whose, list: favouriteListId('list-2') })).toEqual(emptyDraft)
    expect(readDraft(storage, { ...whose, member: memberCode('1234567802') })).toEqual(emptyDraft)
  })

  it('stays when that of another list goes', () => {
    const { storage } = fakePlatform()
    const other = { member, list: favouriteListId('list-2') }
    keepDraft(storage, whose, draft)
    keepDraft(storage, other, draft)
    keepDraft(storage, whose, emptyDraft)
    expect(readDraft(storage, whose)).toEqual(emptyDraft)
    expect(readDraft(storage, other)).toEqual(draft)
    keepDraft(storage, other, emptyDraft)
    expect(storage.session.read('list-drafts')).toBeUndefined()
  })

  it.each(['__proto__', 'constructor', 'toString'])('of a list called %s is none', (name) => {
    expect(readDraft(storeWith({}), { member, list: favouriteListId(name) })).toEqual(emptyDraft)
  })

  it.each([
    { says: 'a name that is none', stored: { name: 1, added: ['a'] }, changes: { added: ids('a'), removed: ids() } },
    {
      says: 'ids that are none',
      stored: { added: ['a', 1], removed: ['b'] },
      changes: { added: ids(), removed: ids('b') },
    },
    {
      says: 'an id in both',
      stored: { added: ['a', 'b'], removed: ['b'] },
      changes: { added: ids('a'), removed: ids('b') },
    },
    { says: 'a list that is none', stored: { added: [], of: { name: 1 } }, changes: emptyDraft.changes },
  ])('is read without $says', ({ stored, changes }) => {
    expect(readDraft(storeWith({ 'list-1': stored }), whose)).toEqual({ changes })
  })

  it.each(badParsedValues)('is none where %j was kept', (value) => {
    const { storage } = fakePlatform()
    storage.session.write('list-drafts', value)
    expect(readDraft(storage, whose)).toEqual(emptyDraft)
    expect(readDraft(storeWith(value), whose)).toEqual(emptyDraft)
    expect(readDraft(storeWith({ 'list-1': value }), whose)).toEqual(emptyDraft)
  })
})
