export { Area } from './area.tsx'
export { areaAttribute, wakeAllAreas } from './sleeping-areas.ts'
