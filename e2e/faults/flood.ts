import { frameMark } from '../journeys/steps/first-view.ts'

const atOnce = 50

/** Asks for pages of different addresses as fast as they come, until it is stopped. */
export function floodWithAddresses(origin: string) {
  const statuses = new Set<number>()
  let asked = 0
  let answered = 0
  let rendered = 0
  let isOver = false

  async function askOn(): Promise<void> {
    while (!isOver) {
      asked += 1
      const response = await fetch(`${origin}/search/results?searchWord=${asked}`)
      const html = await response.text()
      statuses.add(response.status)
      answered += 1
      if (html.includes(frameMark)) rendered += 1
    }
  }

  const began = performance.now()
  const all = Promise.all(Array.from({ length: atOnce }, askOn))
  return {
    count: () => answered,
    async stop() {
      isOver = true
      await all
      const perSecond = Math.round((answered * 1000) / (performance.now() - began))
      return { statuses, rendered, perSecond }
    },
  }
}
