import path from 'node:path'
import { stopRequest } from '../start/stop-request.ts'
import { runJourneys } from './journeys.ts'

/** `pnpm journeys [arguments of Playwright]`: the browser journeys without the rest. */
const root = path.resolve(import.meta.dirname, '../..')
process.exit(await runJourneys({ root, stop: stopRequest(), log: console.log }, process.argv.slice(2)))
