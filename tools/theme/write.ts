import { readFileSync, writeFileSync } from 'node:fs'
import { themeSource } from './tokens.ts'

const folder = 'shared/src/ui/theme'
writeFileSync(`${folder}/theme.ts`, themeSource(JSON.parse(readFileSync(`${folder}/tokens.json`, 'utf8'))))
