import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from '../verify/source-files.ts'
import { readList } from './list.ts'
import { unknownMentions } from './mentions.ts'

/** Every id that a source names must be a line of the list. Part of `pnpm verify`. */
const root = path.resolve(import.meta.dirname, '../..')
const list = await readList(root)
// This program's own tests speak of ids that do not exist.
const files = sourceFiles(root, /\.(?:tsx?|mjs)$/).filter((file) => !file.startsWith('tools/requirements/'))
const wrong = files.flatMap((file) =>
  unknownMentions(readFileSync(path.join(root, file), 'utf8'), list).map(
    ({ id, line }) => `${file}:${line} names ${id}, which is no line of docs/requirements`,
  ),
)
for (const line of wrong) console.error(line)
console.log(`requirement ids: ${list.lines.length} lines, ${files.length} files, ${wrong.length} unknown ids`)
process.exit(wrong.length === 0 ? 0 : 1)
