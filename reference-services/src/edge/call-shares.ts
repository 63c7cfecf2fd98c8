/** Calls under way at the edge, in all and of one address. */
export type CallShares = {
  /** Gives the function that ends the call, or whose share is used up. */
  enter(address: string): (() => void) | 'own' | 'all'
}

/** So many calls may be under way: one address cannot take the places of the others. */
export function createCallShares({ max, maxOfAddress }: { max: number; maxOfAddress: number }): CallShares {
  const ofAddress = new Map<string, number>()
  let all = 0
  return {
    enter(address) {
      const own = ofAddress.get(address) ?? 0
      if (own >= maxOfAddress) return 'own'
      if (all >= max) return 'all'
      all += 1
      ofAddress.set(address, own + 1)
      return () => {
        all -= 1
        const left = (ofAddress.get(address) ?? 0) - 1
        if (left > 0) ofAddress.set(address, left)
        else ofAddress.delete(address)
      }
    },
  }
}
