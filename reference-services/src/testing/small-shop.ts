import { readConfig } from '../config.ts'
import { startShop } from '../start-shop.ts'
import { smallCatalogue } from './an-item.ts'

/** The services with a handful of products as a process of their own, to be killed. */
await startShop(readConfig(process.env), { only: ['services'], catalogue: async () => smallCatalogue })
process.stdout.write('ready\n')
