type SetTimer = (work: () => void, ms: number) => () => void

/** Foreign code that never answers. Asking the same again would cost the same time again. */
export class TookTooLong extends Error {
  override name = 'TookTooLongError'
}

/** A promise that settles within a time, or fails. Work that throws before it gives its promise fails too. */
export function within<T>(ms: number, doing: string, setTimer: SetTimer, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = setTimer(() => reject(new TookTooLong(`took longer than ${ms} ms to ${doing}`)), ms)
    settle(work).then(resolve, reject).finally(cancel)
  })
}

/** Foreign code may throw before it gives its promise. */
export async function settle<T>(work: () => Promise<T>): Promise<T> {
  return work()
}
