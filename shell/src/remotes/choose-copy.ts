import { satisfies } from '@shop/shared/version'

export type SharedCopy = { version: string }

type ShareQuestion = {
  shareScopeMap: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, SharedCopy>>>>>>
  scope: string
  pkgName: string
  shareInfo: { shareConfig?: { singleton?: boolean; requiredVersion?: string | false } }
  /** Gives the copy that is taken; nothing for the own copy of whoever asks. */
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
    const { singleton, requiredVersion } = question.shareInfo.shareConfig ?? {}
    if (singleton === true || typeof requiredVersion !== 'string') return question
    const [copy] = shellCopies()[question.pkgName] ?? []
    if (copy === undefined || !satisfies(copy.version, requiredVersion))
      return { ...question, resolver: () => undefined }
    // A module that the scope holds knows whether it is loaded. A remote that is loaded anew takes with it what it was first to use.
    const held = question.shareScopeMap[question.scope]?.[question.pkgName]?.[copy.version]
    return { ...question, resolver: () => ({ shared: held ?? copy, useTreesShaking: false }) }
  }
