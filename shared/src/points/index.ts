export { failureTitle } from './failure-title.ts'
export { pointsKey, pointsQuery, stageQuery } from './points.queries.ts'
export { StageBadge } from './stage-badge.tsx'
