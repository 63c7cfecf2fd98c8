import { expect, it } from '@jest/globals'
import { readVisit } from './visit-cookie.ts'

const begins = ['__Host-shop-visit=1; Path=/; Secure; HttpOnly; SameSite=Lax']
const document = { 'sec-fetch-dest': 'document' }

it.each([
  { says: 'the first page of a browser', headers: document, visit: { data: {}, cookies: begins } },
  {
    says: 'its next one, in any tab',
    headers: { ...document, cookie: 'a=b; __Host-shop-visit=1' },
    visit: { data: { isSameVisit: true }, cookies: [] },
  },
  {
    says: 'one whose cookie stands twice',
    headers: { ...document, cookie: '__Host-shop-visit=1; __Host-shop-visit=1' },
    visit: { data: {}, cookies: begins },
  },
  { says: 'one that no tab shows', headers: {}, visit: { data: {}, cookies: [] } },
])('[GRD-044] [K-166] $says', ({ headers, visit }) => {
  expect(readVisit(headers)).toEqual(visit)
})
