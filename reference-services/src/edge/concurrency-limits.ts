/** Calls under way at the edge, in all and of one address. */
export type ConcurrencyLimits = {
  /** Gives the function that ends the call, or which limit it would exceed. */
  acquire(address: string): (() => void) | 'ofAddress' | 'ofAll'
}

/** So many calls may be under way: one address cannot take the connections of the others. */
export function createConcurrencyLimits({
  max,
  maxOfAddress,
}: {
  max: number
  maxOfAddress: number
}): ConcurrencyLimits {
  const byAddress = new Map<string, number>()
  let all = 0
  return {
    acquire(address) {
      const own = byAddress.get(address) ?? 0
      if (own >= maxOfAddress) return 'ofAddress'
      if (all >= max) return 'ofAll'
      all += 1
      byAddress.set(address, own + 1)
      return () => {
        all -= 1
        const left = (byAddress.get(address) ?? 0) - 1
        if (left > 0) byAddress.set(address, left)
        else byAddress.delete(address)
      }
    },
  }
}
