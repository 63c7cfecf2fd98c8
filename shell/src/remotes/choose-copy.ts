import { satisfies } from '@shop/shared/version'
import { evaluateInTask } from './evaluate-in-task.ts'

/** `from`: the container that offered it, and later whoever used it last. */
export type SharedCopy = { version: string; from?: string; get?: () => Promise<() => unknown> }

type ShareQuestion = {
  shareScopeMap: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, SharedCopy>>>>>>
  scope: string
  pkgName: string
  /** The share as whoever asks has it. */
  shareInfo: Partial<SharedCopy> & { shareConfig?: { singleton?: boolean; requiredVersion?: string | false } }
  /** Gives the copy that is taken; nothing for the own copy of whoever asks, as it is before it was offered. */
  resolver(): { shared: SharedCopy; useTreesShaking: boolean } | undefined
}

/**
 * Answers the runtime's question for a copy of a common part: the shell's when it is new enough, else the own one of
 * whoever asks. By itself the runtime would also take a copy that another remote has brought along: a correction that one
 * team releases would then show on the screens of others, or not, by the order in which a member visits them.
 * `shellCopies`: what the shell shares, by name.
 */
export const shellOrOwn =
  (shellCopies: () => Readonly<Record<string, readonly SharedCopy[]>>) =>
  (question: ShareQuestion): ShareQuestion => {
    const { pkgName, shareInfo } = question
    const { singleton, requiredVersion } = shareInfo.shareConfig ?? {}
    if (singleton === true || typeof requiredVersion !== 'string') return question
    // An entry of the scope knows whether it is loaded, and the watch over singletons sees it there.
    const held = question.shareScopeMap[question.scope]?.[pkgName] ?? {}
    const [copy] = shellCopies()[pkgName] ?? []
    const isShells = copy !== undefined && satisfies(copy.version, requiredVersion)
    const own = held[shareInfo.version ?? '']
    // A remote that is loaded anew takes out of the scope what it was first to use.
    const shared = isShells ? (held[copy.version] ?? copy) : own?.from === shareInfo.from ? own : undefined
    return { ...question, resolver: () => shared && { shared: evaluateInTask(shared), useTreesShaking: false } }
  }
