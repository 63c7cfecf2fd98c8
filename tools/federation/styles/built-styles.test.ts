import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { withBuiltStyles } from './built-styles-loader.ts'
import { compileStyle } from './compile-style.ts'
import { javascriptOf } from './parse-module.ts'

const root = path.resolve(import.meta.dirname, '../../..')

const styledFiles = globSync('{shared,shell,mfe-*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('@emotion/react'))
  .toSorted()

const modules = styledFiles.map((file) => {
  const whole = path.join(root, file)
  return { file, whole, ...withBuiltStyles(whole, javascriptOf(whole, readFileSync(whole, 'utf8'))) }
})

it('every style of the shop is compiled but those of a value that only the page has', () => {
  expect(modules.filter(({ leftCount }) => leftCount > 0).map(({ file }) => file)).toEqual([
    'shared/src/ui/page/print-sheet.tsx',
    'shell/src/features/platform-panel/outline.tsx',
  ])
})

it('no style is of any element behind another: whatever comes or goes anywhere would restyle all of the page', () => {
  expect(modules.filter(({ built }) => built.some((style) => /[+~]\*/.test(style))).map(({ file }) => file)).toEqual([])
})

type Style = Parameters<typeof compileStyle>[0]
const isStyle = (value: unknown): value is Style => typeof value === 'object' && value !== null && 'styles' in value
/** The styles that a module exports, by themselves or in a component, as they are made where the module runs. */
const exportedStyles = (module: object): Style[] =>
  Object.values(module)
    .flatMap((value) => [value, ...(value?.__emotion_styles ?? [])])
    .filter(isStyle)

it('styles are computed as they are where their modules run', async () => {
  const ran = modules.filter(({ file }) => /shared\/src\/ui\/|-styles\.ts$/.test(file))
  const exported = (await Promise.all(ran.map(async ({ whole }) => exportedStyles(await import(whole))))).flat()
  expect(exported.length).toBeGreaterThan(40)
  expect(modules.flatMap(({ built }) => built)).toEqual(expect.arrayContaining(exported.map(compileStyle)))
})
