import { expect, it, jest } from '@jest/globals'
import { createAskLogin } from './ask-login.ts'

const path = '/mobile/category/01?sort=-2'

it.each([
  { id: 'GRD-085', says: 'goes to the entrance on the web', entry: 'web', isHeard: true, asks: false },
  { id: 'MOB-006', says: 'asks the app at once', entry: 'app', isHeard: true, asks: true },
  { id: 'MOB-006', says: 'goes where the guard leads when no app hears', entry: 'app', isHeard: false, asks: false },
] as const)('[$id] a login button keeps the page and $says', ({ entry, isHeard, asks }) => {
  const [post, remember, go] = [jest.fn(() => isHeard), jest.fn(), jest.fn()]
  const here = () => ({ pathname: '/mobile/category/01', search: '?sort=-2' })
  createAskLogin({ entry, app: { post }, here, remember, go })()
  expect(remember.mock.calls).toEqual([[path]])
  expect(post.mock.calls).toEqual(entry === 'app' ? [[{ type: 'login', payload: { path } }]] : [])
  expect(go.mock.calls).toEqual(asks ? [] : [['/entrance']])
})

it.each([
  { search: '?viewMode=true', leads: '/mobile' },
  { search: '?viewMode=true&sort=-2', leads: '/mobile?sort=-2' },
  {
    search: '?orderNo=109376&orderCount=1&viewMode=true&q=%E7%89%9B',
    leads: '/mobile?orderNo=109376&orderCount=1&q=%E7%89%9B',
  },
  { search: '?a=1&view%4Dode=true&viewMode&b=2', leads: '/mobile?a=1&b=2' },
  { search: '?viewModes=true', leads: '/mobile?viewModes=true' },
])(
  '[GRD-088] [MOB-006] a login out of $search leads to $leads: view mode would win over the token',
  ({ search, leads }) => {
    const [post, remember] = [jest.fn(() => true), jest.fn()]
    const here = () => ({ pathname: '/mobile', search })
    createAskLogin({ entry: 'app', app: { post }, here, remember, go: jest.fn() })()
    expect(remember.mock.calls).toEqual([[leads]])
    expect(post.mock.calls).toEqual([[{ type: 'login', payload: { path: leads } }]])
  },
)
