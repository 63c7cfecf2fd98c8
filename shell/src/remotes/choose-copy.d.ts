export type SharedCopy = {
  version: string
  from?: string
  get?: () => Promise<() => unknown>
  lib?: () => unknown
}
export type SharedCopies = Readonly<Record<string, SharedCopy>>
type ShareQuestion = {
  shareScopeMap: Readonly<Record<string, Readonly<Record<string, SharedCopies>>>>
  scope: string
  pkgName: string
  shareInfo: Partial<SharedCopy> & {
    shareConfig?: {
      singleton?: boolean
      requiredVersion?: string | false
    }
  }
  resolver():
    | {
        shared: SharedCopy
        useTreesShaking: boolean
      }
    | undefined
}
export type CopySources = {
  shellCopies(): Readonly<Record<string, readonly SharedCopy[]>>
  furtherCopies(container: string): SharedCopies | undefined
}
export declare const chooseCopy: ({
  shellCopies,
  furtherCopies,
}: CopySources) => (question: ShareQuestion) => ShareQuestion
type LoadedShare = {
  shareInfo?: Partial<SharedCopy>
  origin: {
    options: {
      name: string
    }
  }
}
export declare const nameAsker: <Load extends LoadedShare>(load: Load) => Load
