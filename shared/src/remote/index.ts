export { defineRemote } from './define-remote.tsx'
export type { RemoteDefinition } from './remote-screens.tsx'
export { usePageMeta } from './use-page-meta.ts'
