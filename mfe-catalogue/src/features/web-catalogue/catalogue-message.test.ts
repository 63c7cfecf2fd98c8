import { expect, it } from '@jest/globals'
import { isCatalogueMessage } from './catalogue-message.ts'

it.each([
  { type: 'ready' },
  { type: 'required' },
  { type: 'cart', cart: 'update' },
  { type: 'cart', cart: 'cancel' },
  { type: 'error', code: 'CSP50002' },
  { type: 'catalogError', code: 'CSP1001' },
  { type: 'catalogError', message: '休止しています。' },
  { type: 'catalogError', code: 'CSP1', message: '休止しています。' },
])('[CAT-028] %j is heard', (message) => {
  expect(isCatalogueMessage(message)).toBe(true)
})

it.each([
  undefined,
  null,
  'required',
  ['required'],
  {},
  { type: 'Ready' },
  { type: 'cart' },
  { type: 'cart', cart: 'delete' },
  { type: 'cart', cart: ['update'] },
  { cart: 'update' },
  { type: 'error' },
  { type: 'error', code: 'csp1' },
  { type: 'error', code: '<b>1</b>' },
  { type: 'error', code: 'A'.repeat(21) },
  { type: 'error', code: 5 },
  { type: 'catalogError', code: 'javascript:alert(1)' },
  { type: 'catalogError', message: '' },
  { type: 'catalogError', message: 'あ'.repeat(201) },
  { type: 'catalogError', message: { html: '<b>' } },
])('[CAT-028] %j is not', (message) => {
  expect(isCatalogueMessage(message)).toBe(false)
})
