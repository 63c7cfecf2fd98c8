/** The nearest proxies and no farther: what stands before them a caller may have written himself. */
export const believedProxies = (hops: number): ((address: string, hop: number) => boolean) | false =>
  hops > 0 && ((_address: string, hop: number) => hop < hops)
