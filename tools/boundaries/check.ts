import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from '../verify/source-files.ts'
import { judgeImportCircles, readEntryPoints } from './import-circles.ts'
import { judgeImports } from './judge.ts'
import { judgeDeadlines } from './judge-deadlines.ts'
import { judgeQueryKeys } from './judge-query-keys.ts'

const files = sourceFiles('.', /\.tsx?$/).map((path) => ({ path, source: readFileSync(path, 'utf8') }))
const packages = sourceFiles('.', /^package\.json$/).map((file) => path.posix.dirname(file))
const wrong = [
  ...files.flatMap((file) => [...judgeImports(file), ...judgeDeadlines(file), ...judgeQueryKeys(file)]),
  ...judgeImportCircles(files, readEntryPoints(packages)),
]

for (const line of wrong) console.error(line)
console.log(`boundaries: ${files.length} files, ${wrong.length} forbidden`)
process.exit(wrong.length === 0 ? 0 : 1)
