import path from 'node:path'
import { stopRequest } from '../start/stop-request.ts'
import { runUnitTests } from './unit.ts'

/** The unit tests without the rest; their results stay for `pnpm requirements`. */
const root = path.resolve(import.meta.dirname, '../..')
process.exit(await runUnitTests({ root, stop: stopRequest() }))
