import { expect, it } from '@jest/globals'
import { importsOfFiles } from './roll-up-types.ts'

it.each([
  { types: "import { Bus } from './contract.ts';\nexport { Bus }", files: ['./contract.ts'] },
  { types: "import { A } from '../a.ts';\nimport { B } from '../a.ts';", files: ['../a.ts'] },
  { types: "export declare const one: import('./one.ts').One;", files: ['./one.ts'] },
  { types: "import type { ReactNode } from 'react';\nexport declare const text: './a.ts';", files: [] },
])('types are not whole while they lead to $files', ({ types, files }) => {
  expect(importsOfFiles(types)).toEqual(files)
})
