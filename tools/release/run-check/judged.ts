/** The code that is judged: a release of a remote or of the shell. */
export type Judged = {
  /** `name@version` */
  release: string
  /** Address of its folder, with a slash at the end. */
  base: string
  files: ReadonlySet<string>
}

/** Gives the file of the release that an address means; nothing for addresses elsewhere. */
export function fileAt({ base }: Judged, address: string): string | undefined {
  const plain = decodeURIComponent(address.replace(/[?#].*$/s, ''))
  return plain.startsWith(base) ? plain.slice(base.length) : undefined
}
