import { readFileSync } from 'node:fs'
import { sourceFiles } from '../verify/source-files.ts'
import { judgeImports } from './judge.ts'

const files = sourceFiles('.', /\.tsx?$/)
const wrong = files.flatMap((path) => judgeImports({ path, source: readFileSync(path, 'utf8') }))

for (const line of wrong) console.error(line)
console.log(`boundaries: ${files.length} files, ${wrong.length} forbidden imports`)
process.exit(wrong.length === 0 ? 0 : 1)
