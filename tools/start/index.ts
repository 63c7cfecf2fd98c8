export { freePorts } from './ports.ts'
export type { Progress } from './progress.ts'
export { prepareReleases } from './releases.ts'
export { type Services, startServices } from './services.ts'
