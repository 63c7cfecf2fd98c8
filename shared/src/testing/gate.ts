/** A promise and the way to keep it: an answer that comes, or a transaction that is committed, when a test says so. */
export function createGate() {
  let release: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release }
}
