import path from 'node:path'
import { stopRequest } from '../start/stop-request.ts'
import { runJourneys } from './journeys.ts'

/** `pnpm faults [arguments of Playwright]`: every fault on every remote at each entry, of which `npm test` runs a part. */
const root = path.resolve(import.meta.dirname, '../..')
const args = ['--project=faults', ...process.argv.slice(2)]
const environment = { ...process.env, SHOP_ALL_FAULTS: '1' }
process.exit(await runJourneys({ root, stop: stopRequest(), log: console.log, environment }, args))
