import { describe, expect, it } from '@jest/globals'
import { type Access, type ObjectName, objectPath } from './object-path.ts'

const read = (identityId?: string): Access => ({ identityId, to: 'read' })
const write = (identityId?: string): Access => ({ identityId, to: 'write' })
const noIdentity = 'Missing identity ID when accessing objects in protected or private access level'
const plainKey = 'A key has no empty, . or .. part and no control character'
const plainPath = 'A path has no empty, . or .. part and no control character'
const oneIdentity = 'An identity ID is one part of a path'
const noPrefix = 'A path begins with public/, protected/{id}/ or private/{id}/'
const others = (level: string) => `This object is ${level} and of another identity`

describe('where an object stands', () => {
  it.each<{ name: ObjectName; who: Access; path: string }>([
    { name: { key: 'a.webp' }, who: write(), path: 'public/a.webp' },
    { name: { key: 'a.webp', level: 'guest' }, who: read('me'), path: 'public/a.webp' },
    { name: { key: 'x/注文 1+1.webp' }, who: write('me'), path: 'public/x/注文 1+1.webp' },
    { name: { key: '..a/b../...' }, who: write(), path: 'public/..a/b../...' },
    { name: { key: 'a', level: 'private' }, who: write('me'), path: 'private/me/a' },
    { name: { key: 'a', level: 'private', identityId: 'me' }, who: read('me'), path: 'private/me/a' },
    { name: { key: 'a', level: 'protected' }, who: write('auth0|me'), path: 'protected/auth0|me/a' },
    { name: { key: 'a', level: 'protected', identityId: 'you' }, who: read('me'), path: 'protected/you/a' },
    { name: { key: 'a', level: 'protected', identityId: 'you' }, who: read(), path: 'protected/you/a' },
    { name: { path: 'public/a' }, who: write(), path: 'public/a' },
    { name: { path: 'protected/you/a' }, who: read(), path: 'protected/you/a' },
    { name: { path: 'private/me/a' }, who: write('me'), path: 'private/me/a' },
  ])('[API-079] $name for $who: $path', ({ name, who, path }) => {
    expect(objectPath(name, who)).toBe(path)
  })
})

describe('a name that is refused', () => {
  it.each<{ name: object; who?: Access; words: string }>([
    { name: { key: '' }, words: 'Missing key in api call' },
    { name: { path: '' }, words: 'Missing path in api call' },
    { name: { key: 'a', level: 'private' }, words: noIdentity },
    { name: { key: 'a', level: 'protected' }, words: noIdentity },
    { name: { key: 'a', level: 'private', identityId: '' }, who: read('me'), words: noIdentity },
    { name: { key: 'a', level: 'protected' }, who: write(''), words: noIdentity },
  ])('[ERR-018] $name: $words', ({ name, who = read(), words }) => {
    expect(() => objectPath(name as ObjectName, who)).toThrow(words)
  })

  it.each([
    ['source key', 'Missing source key in api call'],
    ['destination key', 'Missing destination key in api call'],
  ] as const)('[ERR-018] an empty %s of a copy: %s', (place, words) => {
    expect(() => objectPath({ key: '' }, read(), place)).toThrow(words)
  })

  it.each<{ name: object; words: string }>([
    { name: {}, words: 'Missing key in api call' },
    { name: { path: '/public/a' }, words: 'A path cannot start with a slash' },
    { name: { path: 'public/a', key: 'a' }, words: 'An object has a path or a key, not both' },
    { name: { path: 'public/a', level: 'guest' }, words: 'A path has no prefix of an access level' },
    { name: { key: 'a'.repeat(1018) }, words: 'A path has 1024 bytes at the most' },
    { name: { key: '注'.repeat(340) }, words: 'A path has 1024 bytes at the most' },
  ])('[API-080] $name: $words', ({ name, words }) => {
    expect(() => objectPath(name as ObjectName, read())).toThrow(words)
  })

  it.each<{ name: ObjectName; words: string }>([
    ...['..', '../private/you/a', 'a/../../b', 'a/..', './a', 'a/./b', '/a', 'a//b', 'a/', 'a\nb', 'a\0', '\ud800'].map(
      (key) => ({ name: { key }, words: plainKey }),
    ),
    { name: { key: '../you/a', level: 'private' }, words: plainKey },
    ...['public/../private/you/a', 'public//a', 'public/./a', 'public/', 'private/me/../you/a', '..'].map((path) => ({
      name: { path },
      words: plainPath,
    })),
    ...['..', '.', 'me/..', '../me', 'me/x', '/', 'me\n'].map((identityId) => ({
      name: { key: 'a', level: 'private' as const, identityId },
      words: oneIdentity,
    })),
    ...['public', 'other/a', 'private', 'private/me', 'protected/me', 'publica/b', 'Public/a'].map((path) => ({
      name: { path },
      words: noPrefix,
    })),
  ])('[K-179] climbs out of no prefix: $name', ({ name, words }) => {
    expect(() => objectPath(name, write('me'))).toThrow(words)
  })

  it.each(['..', '.', 'me/x', '../you'])('[K-179] an identity called %j has no prefix', (identityId) => {
    expect(() => objectPath({ key: 'a', level: 'private' }, write(identityId))).toThrow(oneIdentity)
  })

  it.each<{ name: ObjectName; who: Access; words: string }>([
    { name: { key: 'a', level: 'private', identityId: 'you' }, who: read('me'), words: others('private') },
    { name: { key: 'a', level: 'private', identityId: 'you' }, who: write('me'), words: others('private') },
    { name: { key: 'a', level: 'private', identityId: 'you' }, who: read(), words: others('private') },
    { name: { key: 'a', level: 'protected', identityId: 'you' }, who: write('me'), words: others('protected') },
    { name: { key: 'a', level: 'protected', identityId: 'you' }, who: write(), words: others('protected') },
    { name: { path: 'private/you/a' }, who: read('me'), words: others('private') },
    { name: { path: 'private/you/a' }, who: read(), words: others('private') },
    { name: { path: 'protected/you/a' }, who: write('me'), words: others('protected') },
  ])('[API-079] [K-179] is of another person: $name for $who', ({ name, who, words }) => {
    expect(() => objectPath(name, who)).toThrow(words)
  })
})
