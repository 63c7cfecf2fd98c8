import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { contentsOf } from './contents.ts'

const entries = { './card': './src/card/index.ts', './price': './src/price.ts', './contract': './src/contract.ts' }
const isShared = (specifier: string) => specifier === '@shop/shared/price' || specifier === 'react'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'contents-'))
  write('node_modules/tiny/package.json', '{"version":"1.0.0"}')
  write('package.json', '{"name":"@shop/shared"}')
  write('src/price.ts', 'export const price = 1\n')
  write('src/contract.ts', 'export const contract = 1\n')
  write('src/card/index.ts', "export { Card } from './card.tsx'\n")
  write('src/card/words.ts', 'export const words = 1\n')
  write(
    'src/card/card.tsx',
    `import { price } from '@shop/shared/price'
import { contract } from '@shop/shared/contract'
import type { Only } from './only.ts'
import tiny from 'tiny'
export const Card = async (props: Only) => [price, contract, tiny, props, (await import('./words.ts')).words]
`,
  )
  write('src/card/only.ts', 'export type Only = { a: string }\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const contents = () => contentsOf('@shop/shared/card', { folder, entries, isShared })

describe('the contents of an entry point', () => {
  it.each([
    { says: 'a module of it', name: 'src/card/words.ts', text: 'export const words = 2\n' },
    { says: 'an entry that is no entry point', name: 'src/contract.ts', text: 'export const contract = 2\n' },
    { says: 'a package that it brings along', name: 'node_modules/tiny/package.json', text: '{"version":"1.0.1"}' },
  ])('move with $says', ({ name, text }) => {
    const before = contents()
    write(name, text)
    expect(contents()).not.toBe(before)
  })

  it.each([
    { says: 'another entry point', name: 'src/price.ts', text: 'export const price = 2\n' },
    { says: 'types alone', name: 'src/card/only.ts', text: 'export type Only = { b: string }\n' },
    { says: 'comments and spaces', name: 'src/card/words.ts', text: '// Why.\nexport const   words =\n  1\n' },
    { says: 'a module that it does not load', name: 'src/card/card.test.tsx', text: 'export {}\n' },
  ])('stay with $says', ({ name, text }) => {
    const before = contents()
    write(name, text)
    expect(contents()).toBe(before)
  })
})
