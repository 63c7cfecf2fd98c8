import { expect, it } from '@jest/globals'
import type { ApiClient } from '@shop/shared/api'
import { listErrorMessages } from '@shop/shared/contract'
import { prohibitedWords } from './prohibited-words.ts'

const apiThat = (send: () => Promise<unknown>) => ({ send }) as unknown as ApiClient

it('[GRD-041] a barred kind of member reads the words of CSP60001', async () => {
  expect(await prohibitedWords(apiThat(async () => ({ errorMessages: listErrorMessages() })))).toEqual({
    title: 'ご利用いただけないページです',
    text: 'ご登録の組合員区分では、このページをご利用いただけません。（CSP60001）',
  })
})

it.each([
  { says: 'cannot be had', send: () => Promise.reject(new Error('away')) },
  { says: 'has no such code', send: async () => ({ errorMessages: [] }) },
])('[GRD-041] while the list $says, it is said that the page is not shown, and the code', async ({ send }) => {
  expect(await prohibitedWords(apiThat(send))).toEqual({ title: '表示できませんでした', text: '（CSP60001）' })
})
