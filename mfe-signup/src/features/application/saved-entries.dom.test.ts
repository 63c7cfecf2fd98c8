import { describe, expect, it } from '@jest/globals'
import { aForm, newcomer } from '../../testing/open-signup.tsx'
import { formOf, newDraft } from './draft.ts'
import { fromSavedEntries, toSavedEntries } from './saved-entries.ts'

const registered = { postNumber: '0620903', prefecture: '北海道', city: '札幌市', street: '豊平三条', building: '' }

describe('entries that the services keep', () => {
  it.each([{ addressFrom: 'other' as const }, { addressFrom: 'registered' as const, registered }])(
    '[SGN-062] come back as they were typed: %j',
    (address) => {
      const draft = { ...newDraft(newcomer), ...address, form: aForm({ childName: '髙橋 ゆい①', payment: '3' }) }
      const back = { ...newDraft(newcomer), ...fromSavedEntries(toSavedEntries(draft)) }
      expect(formOf(back)).toEqual(formOf(draft))
      expect(back).toMatchObject({ ...address, isOffered: true, done: ['delivery', 'customer'], agrees: false })
    },
  )

  it('leave out what is longer than a field may be', () => {
    const draft = { ...newDraft(newcomer), form: aForm({ introducerName: 'あ'.repeat(2001) }) }
    expect(toSavedEntries(draft)).not.toHaveProperty('introducerName')
  })

  it.each([{}, { street: 'x', residence: '9', unknown: 'y' }, { payment: '7', addressFrom: 'toString' }])(
    'of another version lose what does not fit: %j',
    (saved) => {
      const { form } = fromSavedEntries(saved)
      expect(form).toMatchObject({ residence: '', payment: '' })
      expect(form).not.toHaveProperty('unknown')
    },
  )
})
