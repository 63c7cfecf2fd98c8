import { describe, expect, it } from '@jest/globals'
import { memberCode } from '@shop/shared/domain'
import { favouriteId, favouriteListId } from '@shop/shared/domain/favourites'
import { fakePlatform } from '@shop/shared/testing'
import { badParsedValues } from '@shop/shared/testing/bad-values'
import { keepChoice, noChoice, readChoice } from './kept-choice.ts'

const owner = { member: memberCode('1234567801'), list: undefined }
const choice = { ids: new Set([favouriteId('f-1'), favouriteId('f-2')]), listName: '夜' }

describe('what is chosen', () => {
  it('is found again by the same member, of the same list alone', () => {
    const { storage } = fakePlatform()
    keepChoice(storage, owner, choice)
    expect(readChoice(storage, owner)).toEqual(choice)
    expect(readChoice(storage, { ...owner, member: memberCode('1234567802') })).toEqual(noChoice)
    expect(readChoice(storage, { ...owner, list: favouriteListId('list-1') })).toEqual(noChoice)
    keepChoice(storage, owner, noChoice)
    expect(readChoice(storage, owner)).toEqual(noChoice)
  })

  it.each(badParsedValues)('is nothing where %j was stored', (value) => {
    const { storage } = fakePlatform()
    storage.session.write('favourites.choice', value)
    expect(readChoice(storage, owner)).toEqual(noChoice)
    storage.session.write('favourites.choice', { member: owner.member, list: '', ids: [value, 'f-1'], listName: '' })
    expect([...readChoice(storage, owner).ids]).toContain('f-1')
  })
})
