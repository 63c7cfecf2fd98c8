import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { sourceFiles } from '../verify/source-files.ts'

const root = path.resolve(import.meta.dirname, '../..')
const files = sourceFiles(root, /(?<!\.test)\.tsx?$/)
  .filter((file) => /^(?:shell|shared|mfe-[^/]+)\/src\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** An overlay that is built another way would not be closed by a step back: `shell/src/app/go-back.ts`. */
const kinds = [
  { kind: 'modal dialog', drawnBy: /styled\.dialog|^\s*<dialog\b/m, closedBy: 'useModal(' },
  { kind: 'dialog that is not modal', drawnBy: /(?<!\[)role="dialog"/, closedBy: 'useCloseWithMember(' },
  { kind: 'list under a field', drawnBy: /role="listbox"/, closedBy: 'role="combobox"' },
]

it.each(kinds)('[MOB-023] every $kind is one that a step back closes', ({ drawnBy, closedBy }) => {
  const drawn = files.filter(({ text }) => drawnBy.test(text))
  expect(drawn.length).toBeGreaterThan(0)
  const closes = (folder: string) => files.some(({ file, text }) => file.startsWith(folder) && text.includes(closedBy))
  expect(drawn.filter(({ file }) => !closes(`${path.dirname(file)}/`)).map(({ file }) => file)).toEqual([])
})

it('[MOB-023] nothing lies over a page in another way', () => {
  const others = files.filter(({ text }) => /\bpopover=|role="(?:alertdialog|menu)"|aria-modal/.test(text))
  expect(others.map(({ file }) => file)).toEqual([])
})
