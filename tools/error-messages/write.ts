import { writeFileSync } from 'node:fs'
import { listErrorMessages } from '@shop/shared/contract'

writeFileSync('static-data/error-messages.json', `${JSON.stringify({ errorMessages: listErrorMessages() }, null, 2)}\n`)
