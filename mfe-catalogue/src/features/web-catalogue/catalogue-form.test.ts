import { expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { type CatalogueForm, postedFields } from './catalogue-form.ts'

const form: CatalogueForm = {
  ticket: 'abc',
  setPlanTimeCode: weekNumber('20261201'),
  selectedBaitaiCode: '4030',
  page: '12',
}

it('[CAT-029] [CAT-096] [K-36] [API-046] is posted with selectedBaitaiCode as baitaiCode, and the flag of the shop', () => {
  expect(Object.fromEntries(postedFields(form))).toEqual({
    ticket: 'abc',
    setPlanTimeCode: '20261201',
    baitaiCode: '4030',
    page: '12',
    todokWebFlag: '1',
  })
})

it('[CAT-096] has a page only when there is one, an empty medium and an empty ticket all the same', () => {
  const fields = postedFields({ ...form, ticket: '', selectedBaitaiCode: '', page: undefined })
  expect(fields).toEqual([
    ['ticket', ''],
    ['setPlanTimeCode', '20261201'],
    ['baitaiCode', ''],
    ['todokWebFlag', '1'],
  ])
})
