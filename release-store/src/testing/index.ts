export { aCandidate, aDescriptor, aFile, aRegistry, aShell, channelShell } from './a-registry.ts'
export { aRoute } from './a-route.ts'
