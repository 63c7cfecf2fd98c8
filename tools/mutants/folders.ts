type MutantFolder = {
  /** The Jest project that the tests belong to. */
  project: 'dom' | 'browser' | 'node'
  /** Rules know no page: without one a run is twice as fast. */
  needsPage: boolean
  /** Its tests open a page before the first of them: which of them come by a place cannot be told, so all are run. */
  opensPageOnce?: true
}

/** Folders whose sources are worth a mutation test. */
export const folders = {
  'shared/src/domain': { project: 'browser', needsPage: false },
  'shared/src/routes': { project: 'browser', needsPage: false },
  'shared/src/writes': { project: 'dom', needsPage: true },
  'shared/src/product/order': { project: 'dom', needsPage: true },
  'shell/src/guard': { project: 'browser', needsPage: false },
  'shell/src/login': { project: 'dom', needsPage: true },
  'shell/src/boot': { project: 'dom', needsPage: true, opensPageOnce: true },
  'reference-services/src/delivery': { project: 'node', needsPage: false },
} as const satisfies Record<string, MutantFolder>

export type Folder = keyof typeof folders

export const isFolder = (text: string): text is Folder => Object.hasOwn(folders, text)
