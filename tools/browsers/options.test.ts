import { describe, expect, it } from '@jest/globals'
import { readOptions } from './options.ts'

describe('pnpm browsers', () => {
  it.each([
    { args: [], engines: ['webkit', 'firefox'] },
    { args: ['--engine', 'firefox'], engines: ['firefox'] },
    { args: ['--engine=webkit'], engines: ['webkit'] },
  ])('runs $engines for $args', ({ args, engines }) => {
    expect(readOptions(args)).toEqual(engines)
  })

  it.each([
    { args: ['--engine', 'trident'], says: 'There is no engine trident here.' },
    { args: ['--engine'], says: 'usage: pnpm browsers [--engine webkit|firefox]' },
    { args: ['webkit'], says: 'usage: pnpm browsers [--engine webkit|firefox]' },
  ])('refuses $args with the way out', ({ args, says }) => {
    expect(() => readOptions(args)).toThrow(says)
  })
})
