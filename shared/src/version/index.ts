export { satisfies } from './satisfies.ts'
