import { once } from 'node:events'
import { readConfig } from '../config.ts'
// Loaded now: a start loads a server's code when it is its turn.
import '../services.ts'
import { startShop } from '../start-shop.ts'
import { smallCatalogue } from './an-item.ts'

/** The services with a handful of products as a process of their own, to be killed. Begins at a word. */
await once(process.stdin, 'data')
await startShop(readConfig(process.env), { only: ['services'], catalogue: async () => smallCatalogue })
process.stdout.write('ready\n')
