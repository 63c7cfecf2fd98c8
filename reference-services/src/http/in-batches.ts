const maxBatch = 128

/**
 * Does what comes one by one together: what comes while a batch is under way forms the next one. `work` gives a result
 * or an error for each of its items, in their order; one that it throws is for all of them.
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>,
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve(result: Result): void; reject(error: unknown): void }
  let line: Waiting[] = []
  let isBusy = false

  async function workOn(batch: readonly Waiting[]): Promise<void> {
    const results = await work(batch.map(({ item }) => item)).catch((error: Error) => batch.map(() => error))
    for (const [at, { resolve, reject }] of batch.entries()) {
      const result = results[at]
      if (!(at in results)) reject(new TypeError('an item without a result'))
      else if (result instanceof Error) reject(result)
      else resolve(result as Result)
    }
  }

  async function workOnLine(): Promise<void> {
    isBusy = true
    while (line.length > 0) {
      const batch = line.slice(0, maxBatch)
      line = line.slice(maxBatch)
      await workOn(batch)
    }
    isBusy = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      line.push({ item, resolve, reject })
      if (!isBusy) void workOnLine()
    })
}
