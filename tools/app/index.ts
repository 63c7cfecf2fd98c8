export type { HostProcess } from '../isolate/host-process.ts'
export { watchContext } from '../isolate/watch-context.ts'
export { startAppProcess } from './app-process.ts'
export { type AppState, addressOf, standard } from './page/address.ts'
