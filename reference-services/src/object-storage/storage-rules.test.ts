import { describe, expect, it } from '@jest/globals'
import { checkBucket, checkLifetime, type Source, toContent } from './storage-rules.ts'

const bucket = { name: 'todok-pictures', region: 'ap-northeast-1', hasCredentials: true }

it.each([
  [{ hasCredentials: false }, 'Credentials should not be empty'],
  [{ region: '' }, 'Missing region'],
  [{ name: '' }, 'Missing bucket name'],
])('[ERR-018] a bucket with %j: %s', (over, words) => {
  expect(() => checkBucket({ ...bucket, ...over })).toThrow(words)
})

it.each([
  { name: 'abc', good: true },
  { name: 'a'.repeat(63), good: true },
  { name: 'pictures.2026-11.todok', good: true },
  { name: 'ab', good: false },
  { name: 'a'.repeat(64), good: false },
  { name: 'Pictures', good: false },
  { name: 'todok_pictures', good: false },
  { name: 'todok/pictures', good: false },
  { name: 'two..dots', good: false },
  { name: '192.168.1.1', good: false },
])('[API-080] $name names a bucket: $good', ({ name, good }) => {
  const check = () => checkBucket({ ...bucket, name })
  if (good) expect(check).not.toThrow()
  else expect(check).toThrow('Missing bucket name')
})

it('[API-079] [ERR-018] an address is good for a week at the most', () => {
  const aWeek = 7 * 24 * 60 * 60
  expect(() => checkLifetime(aWeek)).not.toThrow()
  expect(() => checkLifetime(aWeek + 1)).toThrow('Url Expiration can not be greater than 7 Days')
})

describe('a source', () => {
  const bytes = new Uint8Array([120])
  const standard = 'application/octet-stream'
  it.each<{ says: string; source: Source; type?: string; expected: string }>([
    { says: 'Blob', source: new Blob(['x'], { type: 'image/webp' }), expected: 'image/webp' },
    { says: 'Blob without a type', source: new Blob(['x']), expected: standard },
    { says: 'File', source: new File(['x'], 'x.txt', { type: 'text/plain' }), expected: 'text/plain' },
    { says: 'ArrayBuffer', source: bytes.buffer, expected: standard },
    { says: 'string', source: 'x', expected: standard },
    {
      says: 'Blob of another type',
      source: new Blob(['x'], { type: 'a/b' }),
      type: 'image/webp',
      expected: 'image/webp',
    },
    {
      says: 'string with a type',
      source: 'x',
      type: 'text/plain; charset=utf-8',
      expected: 'text/plain; charset=utf-8',
    },
    { says: 'string with a type that is none', source: 'x', type: 'a/b\nc', expected: standard },
  ])('[API-080] may be a $says: $expected', async ({ source, type, expected }) => {
    const content = toContent(source, type)
    expect([await content.text(), content.type]).toEqual(['x', expected])
  })

  it.each<{ says: string; source: unknown }>([
    { says: 'bytes of a view', source: bytes },
    { says: 'a number', source: 1 },
    { says: 'null', source: null },
    { says: 'nothing', source: undefined },
    { says: 'what looks like a blob', source: { size: 1, type: 'a/b' } },
  ])('[API-080] is not $says', ({ source }) => {
    expect(() => toContent(source as Source)).toThrow('A source is a Blob, a File, an ArrayBuffer or a string')
  })

  it.each([
    { size: 5 * 1024 ** 4, good: true },
    { size: 5 * 1024 ** 4 + 1, good: false },
  ])('[API-080] [ERR-018] of $size bytes is taken: $good', ({ size, good }) => {
    const source = Object.defineProperty(new Blob([]), 'size', { value: size })
    if (good) expect(() => toContent(source)).not.toThrow()
    else expect(() => toContent(source)).toThrow('Object size cannot not be greater than 5TB')
  })
})
