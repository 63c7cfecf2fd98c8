import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

/** Reads a data file of this package, in which a value that the schema does not know is an error. */
export const readJson = <T>(schema: v.GenericSchema<unknown, T>, ...file: [folder: string, ...names: string[]]): T =>
  v.parse(schema, JSON.parse(readFileSync(path.join(...file), 'utf8')))
