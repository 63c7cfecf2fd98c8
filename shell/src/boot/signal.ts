/** Something that a part of the page announces; whoever is created after that part subscribes to it. */
export type Signal<Facts extends unknown[] = []> = {
  emit(...facts: Facts): void
  subscribe(on: (...facts: Facts) => void): void
}

export function createSignal<Facts extends unknown[] = []>(): Signal<Facts> {
  const listeners: ((...facts: Facts) => void)[] = []
  return {
    emit(...facts) {
      for (const on of listeners) on(...facts)
    },
    subscribe: (on) => void listeners.push(on),
  }
}
