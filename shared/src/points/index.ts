export { failureTitle } from './failure-title.ts'
export { exchangePointsQuery, pointsKey, pointsQuery, stageQuery } from './points.queries.ts'
export { StageBadge } from './stage-badge.tsx'
