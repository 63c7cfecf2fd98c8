import { describe, expect, it } from '@jest/globals'
import { ApiError } from '@shop/shared/api'
import { activityOf, kindOf, placeOf } from './describe-error.ts'

const origins = ['https://assets.shop.test', 'https://shop.test']
const withStack = (stack: string, message = 'x') => Object.assign(new TypeError(message), { stack })

describe('what an error is called', () => {
  it.each([
    { error: new TypeError('佐藤 花子'), kind: 'TypeError' },
    { error: new DOMException('x', 'QuotaExceededError'), kind: 'QuotaExceededError' },
    { error: new ApiError('UNAVAILABLE', { call: 'GET delivery/member' }), kind: 'UNAVAILABLE' },
    { error: Object.assign(new Error('x'), { name: '佐藤花子' }), kind: 'Error' },
    { error: Object.assign(new Error('x'), { name: 'eyJhbGciOiJSUzI1NiJ9.payload.signature' }), kind: 'Error' },
    { error: '札幌市中央区', kind: 'NoError' },
    { error: undefined, kind: 'NoError' },
  ])('$kind', ({ error, kind }) => {
    expect(kindOf(error)).toBe(kind)
  })
})

describe('what was being done', () => {
  it.each([
    { doing: 'load', says: 'load' },
    { doing: 'hear another tab’s words', says: 'hear another tab’s words' },
    { doing: 'greet 佐藤 花子 of 060-0001', says: 'greet of' },
    { doing: `use Zk3fP0q8v1XyLr7uWm2nBt6d`, says: 'use' },
    { doing: 'write to hanako@example.jp 090-1234', says: 'write to' },
    { doing: 'a '.repeat(100), says: 'a '.repeat(30) },
  ])('$says', ({ doing, says }) => {
    expect(activityOf(doing)).toBe(says)
  })
})

describe('where an error comes from', () => {
  it.each([
    {
      says: 'the first frame of ours',
      stack:
        'TypeError: x\n    at f (https://assets.shop.test/mfe-a/1.0.0/top.ab12.js:3:45)\n    at https://shop.test/_shell/main.js:1:2',
      at: 'top.ab12.js:3:45',
    },
    {
      says: 'without the query of the file',
      stack: 'f@https://assets.shop.test/mfe-a/1.0.0/entry.js?again=1:1:9',
      at: 'entry.js:1:9',
    },
    {
      says: 'none in the code of others',
      stack: 'TypeError: x\n    at f (https://evil.example/a.js:1:1)\n    at chrome-extension://x/y.js:1:1',
      at: undefined,
    },
    {
      says: 'none in a page of ours',
      stack: 'TypeError: x\n    at f (https://shop.test/entrance?code=secret:1:1)',
      at: undefined,
    },
  ])('$says', ({ stack, at }) => {
    expect(placeOf(withStack(stack), origins)).toBe(at)
  })

  it('is not read from the message', () => {
    const message = 'could not load https://shop.test/佐藤/token-abc.js:1:1'
    expect(placeOf(withStack(`TypeError: ${message}\n    at https://shop.test/main.js:4:5`, message), origins)).toBe(
      'main.js:4:5',
    )
  })

  it.each([undefined, 'text', Object.assign(new Error('x'), { stack: undefined })])('is unknown of %p', (error) => {
    expect(placeOf(error, origins)).toBeUndefined()
  })
})
