export { defineHost } from './host.ts'
export { defineRemote } from './remote.ts'
