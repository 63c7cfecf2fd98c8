import { readFileSync, writeFileSync } from 'node:fs'
import { themeSources } from './tokens.ts'

const folder = 'shared/src/ui/theme'
const sources = themeSources(JSON.parse(readFileSync(`${folder}/tokens.json`, 'utf8')))

for (const [file, source] of Object.entries(sources)) writeFileSync(`${folder}/${file}`, source)
