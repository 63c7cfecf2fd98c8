import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { sourceFiles } from '../verify/source-files.ts'

const root = path.resolve(import.meta.dirname, '../..')
const pages = sourceFiles(root, /(?<!\.test)\.tsx?$/)
  .filter((file) => /^(?:shell|shared|mfe-[^/]+|reference-services)\/src\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

it('[MOB-022] heights follow the window as it is: no page counts in vh, which a webview and a keyboard make too high', () => {
  expect(pages.length).toBeGreaterThan(500)
  expect(pages.filter(({ text }) => /[\d}]l?vh\b/.test(text)).map(({ file }) => file)).toEqual([])
})

it('[MOB-022] what is fixed, or sticks to the foot, keeps clear of notch and home indicator', () => {
  const atEdges = pages.filter(({ text }) => /position: fixed|position: sticky;\s+bottom: 0/.test(text))
  expect(atEdges.length).toBeGreaterThan(10)
  const careless = atEdges.filter(({ text }) => !/safe-area-inset-|safeArea/.test(text)).map(({ file }) => file)
  // A veil over everything: what stands on it stands in the middle.
  expect(careless).toEqual(['shell/src/notices/loading-overlay.tsx'])
})

it('[MOB-022] [K-126] bars at the foot let go while somebody writes; that of the order and the list gets lower', () => {
  const bars = pages.filter(({ text }) => /position: sticky;\s+bottom: 0/.test(text))
  expect(bars.length).toBeGreaterThan(2)
  const staying = bars.filter(({ text }) => !text.includes('staticWhileTyping'))
  expect(staying.map(({ file }) => file)).toEqual(['mfe-ordering/src/parts/foot-bar.tsx'])
  expect(staying.filter(({ text }) => !text.includes('whileTyping('))).toEqual([])
})

it('[MOB-022] what floats at the foot is away while somebody writes', () => {
  const floating = pages.filter(({ text }) => /position: fixed;[^;]*(?:;[^;]*)?(?:inset: auto|bottom:) /.test(text))
  const left = floating.filter(({ text }) => !text.includes('hiddenWhileTyping')).map(({ file }) => file)
  expect(floating).toHaveLength(left.length + 1)
  // The button is not in the app and goes by a script; a notice goes by itself.
  expect(left).toEqual(['mfe-ordering/src/features/top/number-button.tsx', 'shell/src/notices/notice-styles.tsx'])
})
