import { Agent, get } from 'node:http'

/** Large categories, which every shop has. */
const categories = Array.from({ length: 12 }, (_, at) => String(11 + at))

export type Visits = { answered: number; refused: number }

/** Visitors who ask for whole categories, one after the other, as fast as they are answered. */
export const startVisitors = (port: number, week: string, count: number): Loops =>
  startLoops(port, count, (at) => {
    const category = categories[at % categories.length]
    return `/delivery/ec_category_product_list?planningWeek=${week}&largeCategoryCd=${category}&middleCategoryCd=0&smallCategoryCd=0&sort=-1&limit=999&offset=0`
  })

/** One visitor who searches in one week after the other, each time for another word. */
export const startSearches = (port: number, weeks: readonly string[]): Loops =>
  startLoops(port, 1, (at) => {
    const week = weeks[at % weeks.length]
    return `/search/product_search?planningWeek=${week}&searchWord=${encodeURIComponent(`牛乳${at}`)}&sort=-1&limit=30&offset=0`
  })

type Loops = { stop(): Promise<Visits> }

const refusals: readonly (number | undefined)[] = [409, 429]

function startLoops(port: number, count: number, pathOf: (at: number) => string): Loops {
  const agent = new Agent({ keepAlive: true })
  const visits: Visits = { answered: 0, refused: 0 }
  let isOver = false

  async function loop(first: number): Promise<void> {
    for (let at = first; !isOver; at += 1) {
      const path = pathOf(at)
      const status = await ask(path)
      visits[status === 200 ? 'answered' : 'refused'] += 1
      if (status !== 200 && !refusals.includes(status)) throw new Error(`${path}: ${status}`)
    }
  }

  const ask = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode))
      }).on('error', reject)
    })

  const loops = Promise.all(Array.from({ length: count }, (_, at) => loop(at)))
  // A wrong answer is told at the end, when the database can be stopped in good order.
  loops.catch(() => undefined)
  return {
    async stop() {
      isOver = true
      await loops
      agent.destroy()
      return visits
    },
  }
}
