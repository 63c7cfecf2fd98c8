export { aCandidate, aDescriptor, aFile, aRegistry, aShell } from './a-registry.ts'
export { aRoute } from './a-route.ts'
