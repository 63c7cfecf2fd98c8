import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Catalogue } from './catalogue.ts'

/**
 * The shop's products from a seed, the same ones each time. In a thread that ends with it: it computes for half a second,
 * also when a week closes and everybody orders, and its vocabulary is large.
 */
export async function generateCatalogue(seed: number): Promise<Catalogue> {
  const thread = new Worker(new URL('./catalogue-worker.ts', import.meta.url), { workerData: seed })
  const [catalogue] = await once(thread, 'message')
  return catalogue as Catalogue
}
