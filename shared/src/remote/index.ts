export { defineRemote, type RemoteDefinition } from './define-remote.tsx'
export { usePageMeta } from './use-page-meta.ts'
