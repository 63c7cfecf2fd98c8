import path from 'node:path'
import { renderRefusal } from '@shop/release-store'
import { checkCheckout } from '../release/check-checkout.ts'
import { isRefusal } from '../start/refusal.ts'
import { stopRequest } from '../start/stop-request.ts'

/** Could the shell and every remote be released as they are? */
const root = path.resolve(import.meta.dirname, '../..')
try {
  const refusals = await checkCheckout({ root, log: console.log, stop: stopRequest() })
  for (const refusal of refusals) console.log(renderRefusal(refusal))
  process.exit(refusals.length === 0 ? 0 : 1)
} catch (error) {
  if (!isRefusal(error)) throw error
  console.log(error.message)
  process.exit(1)
}
