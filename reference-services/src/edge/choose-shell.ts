import { isCanary, offeredReleases } from '@shop/release-store'
import type { ChannelShell, ShellManifest } from '@shop/shared/contract'

/** A browser, as far as its cookies tell. */
export type ShellVisitor = {
  /** Its place among a hundred: 0 to 99.99. Without one it gets what everybody gets. */
  bucket: number | undefined
  /** The version that did not start here a short while ago. */
  failed: string | undefined
}

export type ChosenShell = {
  shell: ShellManifest
  isCanary: boolean
  /** Should this one not start either, there is another one behind it. Only once: a page is not loaded in circles. */
  mayGiveWay: boolean
}

/**
 * The shell of one page: a canary in whose share the browser stands, else everybody's; and if that did not start here,
 * the one behind it. `undefined`: the channel has none.
 */
export function chooseShell(rows: ChannelShell, { bucket, failed }: ShellVisitor): ChosenShell | undefined {
  const mine = offeredReleases(rows).filter(
    (shell) => !isCanary(shell) || (bucket !== undefined && bucket < (shell.canary ?? 0)),
  )
  const others = mine.filter(({ descriptor }) => descriptor.version !== failed)
  const [first = mine[0], next] = others
  if (first === undefined) return undefined
  const mayGiveWay = next !== undefined && others.length === mine.length
  return { shell: first.descriptor, isCanary: isCanary(first), mayGiveWay }
}
