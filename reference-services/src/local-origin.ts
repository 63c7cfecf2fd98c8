const localHosts = new Set(['localhost', '127.0.0.1'])

/** This machine alone reaches such a host. */
export const isLocalHost = (hostname: string): boolean => localHosts.has(hostname)

export const isLocalOrigin = (origin: string): boolean => isLocalHost(new URL(origin).hostname)
