import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { releaseDescriptor } from './release.ts'

const { entry, integrity, version } = {
  entry: releaseDescriptor.entries.entry,
  integrity: releaseDescriptor.entries.files.value.entries.integrity,
  version: releaseDescriptor.entries.version,
}

describe('what a descriptor names', () => {
  it.each([
    { file: 'entry.0a1b2c3d.js', isOne: true },
    { file: 'deep/part-1.js', isOne: true },
    { file: '../entry.js', isOne: false },
    { file: 'deep/../../entry.js', isOne: false },
    { file: '.hidden.js', isOne: false },
    { file: '/entry.js', isOne: false },
    { file: 'https://evil.example/entry.js', isOne: false },
    { file: 'a//b.js', isOne: false },
    { file: 'entry.js?x', isOne: false },
    { file: '', isOne: false },
  ])('as a file stays inside of its release: $file', ({ file, isOne }) => {
    expect(v.is(entry, file)).toBe(isOne)
  })

  it.each([
    { hash: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', isOne: true },
    { hash: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', isOne: false },
    { hash: '', isOne: false },
  ])('as a hash is a strong one: $hash', ({ hash, isOne }) => {
    expect(v.is(integrity, hash)).toBe(isOne)
  })

  it.each(['1.2.3', '1.2.3+0a1b2c3d', '1.2.3-dev.4', '1.0.0-rc.1+0a1b2c3d'])('as a version is one: %s', (text) => {
    expect(v.is(version, text)).toBe(true)
  })
  it.each(['..', '1.2.3/../..', 'v1.2.3', '1.2', '1.2.3+a+b', '1.2.3-', ''])('as a version is none: %s', (text) => {
    expect(v.is(version, text)).toBe(false)
  })

  it.each([
    { origin: 'https://api.recipes.example', isOne: true },
    { origin: 'http://localhost:4000', isOne: true },
    { origin: 'https://api.example/path', isOne: false },
    { origin: 'https://api.example; script-src *', isOne: false },
    { origin: 'https://*', isOne: false },
    { origin: '*', isOne: false },
  ])('as an origin is nothing else, which could be another directive of the policy: $origin', ({ origin, isOne }) => {
    expect(v.is(releaseDescriptor.entries.origins, { connect: [origin] })).toBe(isOne)
  })
})
