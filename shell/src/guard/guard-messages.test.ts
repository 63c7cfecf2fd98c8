import { expect, it } from '@jest/globals'
import { guardMessages } from './guard-messages.ts'

it('[MOB-013] [MOB-014] [K-08] a screen of the other kind of client has the words of the document', () => {
  const verbatim = { title: 'トドックサイトでのみ閲覧できる画面です', text: 'トドックサイトでご覧ください。' }
  expect([guardMessages.webOnly, guardMessages.appOnly]).toEqual([verbatim, verbatim])
})
