import { describe, expect, it } from '@jest/globals'
import { emptyApplication } from '@shop/shared/domain/application'
import { fakePlatform } from '@shop/shared/testing'
import { aForm, newcomer } from '../../testing/open-signup.tsx'
import { type Draft, draftKey, draftOf, firstMissingStep, formOf, newDraft } from './draft.ts'

const asks = { now: new Date('2026-11-20T18:00:00+09:00'), name: false }
const registered = {
  postNumber: '0620903',
  prefecture: '北海道',
  city: '札幌市豊平区',
  street: '豊平三条',
  building: '',
}
const aDraft = (over: Partial<Draft> = {}): Draft => ({
  ...newDraft(newcomer),
  form: aForm(),
  addressFrom: 'other',
  done: ['delivery', 'customer'],
  ...over,
})

/** The entries of an owner in a tab where a value stands. */
function readDraft(value: unknown, owner: string): Draft {
  const { storage } = fakePlatform()
  storage.session.write(draftKey.name, value)
  return draftOf(storage.read(draftKey), owner)
}

describe('entries that a tab has kept', () => {
  it('[SGN-029] come back as they were', () => {
    const draft = aDraft({ registered, addressFrom: 'registered', agrees: true, isOffered: true, intent: 'id-1' })
    expect(readDraft(draft, newcomer)).toEqual(draft)
  })

  // Another version, an extension or an accident could have left these.
  it.each([
    undefined,
    null,
    0,
    '',
    'text',
    [],
    {},
    { owner: newcomer },
    { owner: 'other', form: aForm() },
    { owner: newcomer, form: null },
    { owner: newcomer, form: [] },
    { owner: newcomer, form: { street: 1, city: null, postNumber: {} } },
    { owner: newcomer, form: { residence: '4', placement: 'x', children: 'toString' } },
    { owner: newcomer, form: { unknown: 'x' } },
    { owner: newcomer, addressFrom: 'registered' },
    { owner: newcomer, addressFrom: 'registered', registered: 'x' },
    { owner: newcomer, done: 'delivery', agrees: 'yes', intent: 7 },
    { owner: newcomer, done: ['confirmation', 1] },
  ])('that do not fit are left out: %j', (kept) => expect(readDraft(kept, newcomer)).toEqual(newDraft(newcomer)))

  it('that fit in part lose only the rest', () => {
    const { form } = readDraft({ owner: newcomer, form: { street: '北一条', residence: '9' } }, newcomer)
    expect(form).toEqual({ ...emptyApplication, street: '北一条' })
  })
})

describe('the address', () => {
  it('[SGN-025] [SGN-026] is the registered one only when it is chosen', () => {
    expect(formOf(aDraft({ registered, addressFrom: 'registered' }))).toMatchObject(registered)
    expect(formOf(aDraft({ registered }))).toMatchObject({ postNumber: '060-0001' })
  })
})

describe('the first missing step', () => {
  it.each([
    { over: { done: [] }, step: 'delivery' },
    { over: { done: ['customer'] }, step: 'delivery' },
    { over: { done: ['delivery'] }, step: 'customer' },
    { over: { form: aForm({ street: '' }) }, step: 'delivery' },
    { over: { form: aForm({ children: '1', childDate: '20261119' }) }, step: 'customer' },
    { over: {}, step: undefined },
  ] as const)('[SGN-060] of a complete draft but for $over is $step', ({ over, step }) => {
    expect(firstMissingStep(aDraft(over), asks)).toBe(step)
  })
})
