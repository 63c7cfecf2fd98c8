import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { type TemporaryWorkspace, temporaryWorkspace } from '../start/temporary-workspace.ts'
import { sourceFiles } from './source-files.ts'

let workspace: TemporaryWorkspace
beforeEach(() => {
  workspace = temporaryWorkspace({
    'jest.config.mjs': '',
    'shell/src/main.ts': '',
    'shell/src/frame/frame.tsx': '',
    'shell/dist/main.js': '',
    'shell/dist/left-over.ts': '',
    'shell/node_modules/react/index.ts': '',
    '.data/reports/trace.ts': '',
    'docs/words.md': '',
  })
})
afterEach(() => workspace.remove())

it('finds what people wrote, not what programs made', () => {
  expect(sourceFiles(workspace.root, /\.tsx?$/).toSorted()).toEqual(['shell/src/frame/frame.tsx', 'shell/src/main.ts'])
})
