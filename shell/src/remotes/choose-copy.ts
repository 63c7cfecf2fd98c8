import { satisfies } from '@shop/shared/version'
import { evaluateInTask } from './evaluate-in-task.ts'

/** `from`: the container that offered it, and later whoever used it last. `lib`: gives the module, where it is loaded. */
export type SharedCopy = { version: string; from?: string; get?: () => Promise<() => unknown>; lib?: () => unknown }

/** Copies of shared modules, by name. */
export type SharedCopies = Readonly<Record<string, SharedCopy>>

type ShareQuestion = {
  shareScopeMap: Readonly<Record<string, Readonly<Record<string, SharedCopies>>>>
  scope: string
  pkgName: string
  /** The share as whoever asks has it. */
  shareInfo: Partial<SharedCopy> & { shareConfig?: { singleton?: boolean; requiredVersion?: string | false } }
  /** Gives the copy that is taken; nothing for the own copy of whoever asks, as it is before it was offered. */
  resolver(): { shared: SharedCopy; useTreesShaking: boolean } | undefined
}

export type CopySources = {
  /** Copies that the shell shares, by name. */
  shellCopies(): Readonly<Record<string, readonly SharedCopy[]>>
  /** The copies of the further platform set that a container is given; nothing for one that is given the first. */
  furtherCopies(container: string): SharedCopies | undefined
}

/**
 * Answers the runtime's question for a copy. A singleton is the shell's, or that of the further platform set that the asking
 * release is given. A common part is the shell's when it is new enough and belongs to the same set, else the own one of whoever
 * asks. By itself the runtime would also take a copy that another remote has brought along: a correction that one team releases
 * would then show on the screens of others, or not, by the order in which a member visits them.
 */
export const chooseCopy =
  (sources: CopySources) =>
  (question: ShareQuestion): ShareQuestion => {
    const { pkgName, shareInfo } = question
    const { singleton, requiredVersion } = shareInfo.shareConfig ?? {}
    const ofSet = sources.furtherCopies(shareInfo.from ?? '')
    const taken = (shared: SharedCopy | undefined) => ({
      ...question,
      resolver: () => shared && { shared, useTreesShaking: false },
    })
    if (singleton === true) return ofSet?.[pkgName] === undefined ? question : taken(ofSet[pkgName])
    if (typeof requiredVersion !== 'string') return question
    const copies = ofSet === undefined ? (sources.shellCopies()[pkgName] ?? []) : []
    return taken(commonPart(question, copies[0], requiredVersion))
  }

/** The copy of a common part; nothing for the own one of whoever asks, as it is before it was offered. */
function commonPart(
  { shareScopeMap, scope, pkgName, shareInfo }: ShareQuestion,
  shells: SharedCopy | undefined,
  range: string,
): SharedCopy | undefined {
  // An entry of the scope knows whether it is loaded, and the watch over singletons sees it there.
  const held = shareScopeMap[scope]?.[pkgName] ?? {}
  const own = held[shareInfo.version ?? '']
  const isShells = shells !== undefined && satisfies(shells.version, range)
  // A remote that is loaded anew takes out of the scope what it was first to use.
  const copy = isShells ? (held[shells.version] ?? shells) : own?.from === shareInfo.from ? own : undefined
  return copy && evaluateInTask(copy)
}

type LoadedShare = { shareInfo?: Partial<SharedCopy>; origin: { options: { name: string } } }

/** Names whoever asks: the runtime does so for copies that it brings along alone, and a singleton it does not. */
export const nameAsker = <Load extends LoadedShare>(load: Load): Load => {
  const { shareInfo, origin } = load
  if (shareInfo === undefined || shareInfo.from !== undefined) return load
  return { ...load, shareInfo: { ...shareInfo, from: origin.options.name } }
}
