import { expect, it, jest } from '@jest/globals'
import type { AppFailure } from '../failures/failure-process.tsx'
import { postFailure } from './post-failure.ts'

const app = (isHeard = true) => ({ post: jest.fn((_message: unknown) => isHeard) })

it.each<{ says: string; failure: AppFailure; payload: object | undefined }>([
  {
    says: '502 with its words',
    failure: { status: 502, errorStatus: 'CSP0001', errorMessage: 'しばらくお待ちください' },
    payload: { status: 502, errorStatus: 'CSP0001', message: 'しばらくお待ちください' },
  },
  { says: '503 alone', failure: { status: 503 }, payload: { status: 503 } },
  { says: '403', failure: { status: 403, errorStatus: 'CSP9999' }, payload: { status: 403, errorStatus: 'CSP9999' } },
  {
    says: 'words that are too long for the contract, cut',
    failure: { status: 503, errorStatus: 'c'.repeat(300), errorMessage: 'あ'.repeat(3000) },
    payload: {
      status: 503,
      errorStatus: expect.stringMatching(/^c{1,200}$/),
      message: expect.stringMatching(/^.{1,2000}$/),
    },
  },
  { says: '[MOB-008] no 401, which asks for new tokens', failure: { status: 401 }, payload: undefined },
  { says: 'no 500, which the page says itself', failure: { status: 500 }, payload: undefined },
  { says: 'no lost network', failure: { status: 'none' }, payload: undefined },
])('[MOB-007] the app is told $says', ({ failure, payload }) => {
  const { post } = app()
  expect(postFailure({ post }, failure)).toBe(payload !== undefined)
  expect(post.mock.calls).toEqual(payload === undefined ? [] : [[{ type: 'error', payload }]])
})

it('[MOB-007] an app that does not know the message leaves the words to the page', () => {
  expect(postFailure(app(false), { status: 503 })).toBe(false)
})
