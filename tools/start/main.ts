import path from 'node:path'
import { accountsTable } from './accounts.ts'
import { createProgress } from './progress.ts'
import { isRefusal } from './refusal.ts'
import { startShop } from './start-shop.ts'
import { stopRequest } from './stop-request.ts'

const startedAt = Number(process.env['SHOP_STARTED_AT'] ?? Date.now())
const log = createProgress(startedAt, Date.now, console.log)
const stop = stopRequest()

const exitCode = await startShop({
  root: path.resolve(import.meta.dirname, '../..'),
  environment: process.env,
  args: process.argv.slice(2),
  log,
  stop,
  ready({ shopAddress, hasTestAccounts }) {
    log('all five origins answer')
    console.log(`\nshop ready: ${shopAddress}\n${hasTestAccounts ? `\n${accountsTable()}\n` : ''}`)
  },
}).catch((error: unknown) => {
  if (stop.aborted) return Number(stop.reason)
  console.error(isRefusal(error) ? `\n${error.message}` : error)
  return 1
})
process.exit(exitCode)
