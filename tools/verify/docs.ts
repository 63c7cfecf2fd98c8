import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { judgeDoc } from './judge-doc.ts'
import { sourceFiles } from './source-files.ts'

/** Holds README and `docs/` to a length and to what is there. The lines of the requirements are not ours to shorten. */
const root = path.resolve(import.meta.dirname, '../..')
const docs = [
  'README.md',
  ...sourceFiles(root, /\.md$/, 'docs').filter((file) => !file.startsWith('docs/requirements/')),
]
const problems = docs.flatMap((file) =>
  judgeDoc(file, readFileSync(path.join(root, file), 'utf8'), (target) => existsSync(path.join(root, target))),
)
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
