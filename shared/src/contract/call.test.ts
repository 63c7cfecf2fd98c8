import { expect, it } from '@jest/globals'
import { requestPath } from './call.ts'

it.each([
  { path: '/order', body: undefined, sent: '/order' },
  { path: '/order', body: { id: 'a' }, sent: '/order' },
  { path: '/list/:id', body: { id: 'a/b?c#d%' }, sent: '/list/a%2Fb%3Fc%23d%25' },
  { path: '/list/:id', body: { id: '\ud83c' }, sent: '/list/%EF%BF%BD' },
  { path: '/list/:id/of/:member', body: { id: 1, member: ':id' }, sent: '/list/1/of/%3Aid' },
] as const)('$path with $body is asked for at $sent', ({ path, body, sent }) => {
  expect(requestPath({ path }, body)).toBe(sent)
})
