import { expect, it } from '@jest/globals'
import * as v from 'valibot'
import { firstReads } from './first-read.ts'

it.each([
  ['nothing', undefined],
  ['a text', 'reads'],
  ['a screen without a list', { top: 'x' }],
  ['a read without a service', { top: [{ path: '/product' }] }],
  ['a path elsewhere', { top: [{ service: 'delivery', path: 'https://evil.example/' }] }],
])('a release that declares %s declares no read', (_, value) => expect(v.parse(firstReads, value)).toEqual({}))
