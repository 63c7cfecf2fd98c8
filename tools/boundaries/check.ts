import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { judgeImports } from './judge.ts'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
const files = listed.split('\n').filter((file) => file !== '')
const wrong = files.flatMap((path) => judgeImports({ path, source: readFileSync(path, 'utf8') }))

for (const line of wrong) console.error(line)
console.log(`boundaries: ${files.length} files, ${wrong.length} forbidden imports`)
process.exit(wrong.length === 0 ? 0 : 1)
