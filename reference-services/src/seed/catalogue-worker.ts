import { parentPort, workerData } from 'node:worker_threads'
import type { Catalogue } from './catalogue.ts'
import { categories } from './items/categories.ts'
import { generateItems } from './items/generate-items.ts'

/** The thread of `generateCatalogue`. */
const catalogue: Catalogue = { items: generateItems(workerData as number), categories }
parentPort?.postMessage(catalogue)
