import { describe, expect, it } from '@jest/globals'
import { readPlace } from './released-place.ts'

const place = { file: 'top.ab12.js', line: 3, column: 45 }
const release = { name: 'mfe-a', version: '1.0.0+1a2b' }

describe('a place in a released script is read from', () => {
  it.each([
    { says: 'a report', text: 'top.ab12.js:3:45', expected: place },
    {
      says: 'an address',
      text: 'https://assets.test/mfe-a/1.0.0+1a2b/top.ab12.js:3:45',
      expected: { ...place, release },
    },
    {
      says: 'a frame of Chrome',
      text: '    at async show (https://assets.test:8443/mfe-a/1.0.0%2B1a2b/top.ab12.js:3:45)',
      expected: { ...place, release },
    },
    {
      says: 'a frame of Firefox and Safari, of a script that was asked for again',
      text: 'show@https://cdn.test/shop/mfe-a/1.0.0%2b1a2b/top.ab12.js?again=1:3:45',
      expected: { ...place, release },
    },
    {
      says: 'a frame of the shell',
      text: 'at https://shop.test/_shell/2.0.0/main.js:1:2',
      expected: { file: 'main.js', line: 1, column: 2, release: { name: 'shell', version: '2.0.0' } },
    },
  ])('$says', ({ text, expected }) => {
    expect(readPlace(text)).toEqual(expected)
  })
})

describe('no place of a script is', () => {
  it.each([
    '',
    'top.js',
    'top.js:1',
    'top.js:0:1',
    'top.js:1:0',
    'top.js:one:2',
    'top.css:1:1',
    'top.js:1:99999999',
    'at f (https://shop.test/entrance?code=secret:1:1)',
    'at f (<anonymous>)',
  ])('%j', (text) => {
    expect(readPlace(text)).toBeUndefined()
  })
})
