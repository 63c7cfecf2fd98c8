import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'

const source = path.resolve(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

/** Values reach the database as parameters: the builder and its template do that, these ways around it do not. */
const aroundTheBuilder = /\bsql\s*\.\s*(?:raw|lit)\b|\bCompiledQuery\.raw\b|\.exec\(\s*`/

it.each(files)('%s puts no statement together from text', (file) => {
  expect(readFileSync(path.join(source, file), 'utf8')).not.toMatch(aroundTheBuilder)
})
