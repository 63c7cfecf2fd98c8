export { defineRemote, type RemoteDefinition } from './define-remote.tsx'
