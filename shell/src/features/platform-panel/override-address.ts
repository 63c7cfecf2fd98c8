/** A build of a remote: its version, or the address where it stands. Those of other remotes stay on. */
export function overrideAddress(path: string, current: readonly string[], remote: string, build: string): string {
  const others = current.filter((one) => !one.startsWith(`${remote}@`))
  const search = new URLSearchParams([...others, `${remote}@${build}`].map((one) => ['override', one]))
  return `${path}?${search}`
}

/** The command that signs a link which works everywhere. */
export const overrideCommand = (remote: string, build: string): string => `pnpm override ${remote}@${build} --for 2h`
