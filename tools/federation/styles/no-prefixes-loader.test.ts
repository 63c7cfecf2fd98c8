import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import noPrefixesLoader from './no-prefixes-loader.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('@emotion/cache/package.json'))
const installed = readFileSync(path.join(folder, 'dist', 'emotion-cache.browser.esm.js'), 'utf8')

it("emotion's cache is left without prefixes, in the version that is installed", () => {
  expect(installed).toContain('[prefixer]')
  expect(noPrefixesLoader(installed)).not.toContain('[prefixer]')
})

it('a version that has them elsewhere does not build', () => {
  expect(() => noPrefixesLoader(installed.replace('[prefixer]', '[other]'))).toThrow('has its prefixes elsewhere')
})
