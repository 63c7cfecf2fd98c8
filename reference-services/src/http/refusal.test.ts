import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { errorMessagesCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { refusals } from './refusal.ts'

const file = new URL('../../../static-data/error-messages.json', import.meta.url)
const { errorMessages } = v.parse(errorMessagesCall.reply, JSON.parse(readFileSync(file, 'utf8')))
const known = new Map(errorMessages.map((entry) => [entry.code, entry]))

it.each(Object.values(refusals))('the members’ list of messages explains $code', ({ code }) => {
  expect(known.get(code)).toMatchObject({ title: expect.stringMatching(/./), message: expect.stringMatching(/./) })
})

it.each(['API_IS_EOL_0000', 'CSP1001', 'CSP9008', 'CSP9998', 'CSP17004', 'CSP50003', 'CSP60001'])(
  '[ERR-013] the list has the documents’ code %s',
  (code) => {
    expect(known.has(code)).toBe(true)
  },
)

it('the list has each code once', () => {
  expect(known.size).toBe(errorMessages.length)
})
