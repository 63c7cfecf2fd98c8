import { describe, expect, it } from '@jest/globals'
import { expectSettings } from './expect-settings.ts'

const all = { RELEASE_STORE: 's3://releases', SHOP_ORIGIN: 'https://shop.example', OPERATOR_SECRET: 'secret' }

describe('a command outside of a checkout', () => {
  it.each([
    { command: 'publish', missing: 'RELEASE_STORE' },
    { command: 'releases', missing: 'RELEASE_STORE' },
    { command: 'override', missing: 'SHOP_ORIGIN' },
    { command: 'override', missing: 'OPERATOR_SECRET' },
  ])('$command is refused without $missing', ({ command, missing }) => {
    expect(() => expectSettings(command, { ...all, [missing]: '' })).toThrow(`${missing} is missing`)
    expect(() => expectSettings(command, all)).not.toThrow()
  })

  it('that makes no link needs no secret', () => {
    expect(() => expectSettings('publish', { RELEASE_STORE: '/releases' })).not.toThrow()
  })
})
