import { describe, expect, it } from '@jest/globals'
import { readOptions } from './options.ts'

const read = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) => readOptions('/root', args, environment)

describe('pnpm app', () => {
  it('shows what members get, on ports and data of its own', () => {
    expect(read([])).toEqual({ port: 3500, channel: 'production', dataFolder: '/root/.data/app', isBuilt: false })
  })

  it('takes other ports, another channel and another folder: arguments before the settings of the terminal', () => {
    const settings = { APP_PORT: '3600', RELEASE_CHANNEL: 'canary' }
    expect(read([], settings)).toMatchObject({ port: 3600, channel: 'canary' })
    const args = ['--port', '65530', '--channel', 'next', '--data', '/tmp/here', '--built']
    expect(read(args, settings)).toEqual({ port: 65_530, channel: 'next', dataFolder: '/tmp/here', isBuilt: true })
  })

  it.each([
    { args: ['--port', 'many'], says: 'APP_PORT many is no port: 6 in a row are taken from there.' },
    { args: ['--port', '65531'], says: 'APP_PORT 65531 is no port' },
    { args: ['mfe-one'], says: 'pnpm app does not know mfe-one.' },
    { args: ['--fast'], says: 'usage: pnpm app' },
  ])('refuses $args with the way out', ({ args, says }) => {
    expect(() => read(args)).toThrow(says)
  })
})
