export type { HostProcess } from '../isolate/host-process.ts'
export { watchedTest } from '../isolate/watched-test.ts'
export { startAppProcess } from './app-process.ts'
export { type AppState, addressOf, standard } from './page/address.ts'
