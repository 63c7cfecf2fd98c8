export { Area } from './area.tsx'
export { wakeAllAreas } from './sleeping-areas.ts'
