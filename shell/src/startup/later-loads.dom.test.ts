import { describe, expect, it } from '@jest/globals'
import {
  currentStageCall,
  limitedProductWeeksCall,
  memberPointCall,
  nextStageCall,
  type PageData,
  recommendUserCall,
} from '@shop/shared/contract'
import { pointsQuery, stageQuery } from '@shop/shared/points'
import { recommendUserQuery } from '@shop/shared/recommend-user'
import type { SessionFact } from '@shop/shared/session'
import { answer, beginSession, fakePlatform, refused, server } from '@shop/shared/testing'
import { aMember, aPlanningWeek } from '@shop/shared/testing/builders'
import { loadLimitedWeek, loadPoints, loadRecommendUser, loadStage } from './later-loads.ts'

const member = aMember()
const points = { currentPoint: 5, availablePoint: 5, totalReservedPoint: 0 }

function aPage() {
  beginSession('delivery', [aPlanningWeek()])
  return fakePlatform()
}

describe('what is loaded after the first paint', () => {
  it('[GRD-070] stands ready for the drawer: points, stage and next stage', async () => {
    const { api, queryClient, clock } = aPage()
    server.use(
      answer(memberPointCall, points),
      answer(currentStageCall, { stageType: '1' }),
      answer(nextStageCall, { stageType: '2', stageConfirmedType: '0' }),
    )
    await loadPoints(queryClient, api, member)
    await loadStage(queryClient, api, member, clock.now())
    expect(queryClient.getQueryData(pointsQuery({ api }, member.code).queryKey)).toMatchObject({ available: 5 })
    expect(queryClient.getQueryData(stageQuery({ api }, member.code).queryKey)).toMatchObject({
      current: { kind: 'gold' },
      next: { kind: 'platinum' },
    })
  })

  it('[ACC-029] a failure is left to the drawer', async () => {
    const { api, queryClient } = aPage()
    server.use(answer(memberPointCall, () => refused(500)))
    await expect(loadPoints(queryClient, api, member)).resolves.toBeUndefined()
    expect(queryClient.getQueryState(pointsQuery({ api }, member.code).queryKey)?.status).toBe('error')
  })

  it('[ACC-029] what a screen has asked for in vain is not asked for again', async () => {
    const { api, queryClient, clock } = aPage()
    const asked: string[] = []
    const failing = (name: string) => () => {
      asked.push(name)
      return refused(500)
    }
    server.use(
      answer(memberPointCall, failing('points')),
      answer(currentStageCall, failing('stage')),
      answer(nextStageCall, failing('stage')),
    )
    await queryClient.prefetchQuery(pointsQuery({ api }, member.code))
    await queryClient.prefetchQuery(stageQuery({ api }, member.code))
    const before = asked.length
    await loadPoints(queryClient, api, member)
    await loadStage(queryClient, api, member, clock.now())
    expect(asked).toHaveLength(before)
  })

  it('[ACC-038] asks for no stage before there are stages', async () => {
    const { api, queryClient } = aPage()
    await loadStage(queryClient, api, member, new Date('2023-03-31T23:59:59+09:00'))
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it.each([
    { planning_week: '20261201', week: '20261201' },
    { planning_week: null, week: undefined },
  ])('[GRD-073] tells the week of limited products: $week', async ({ planning_week, week }) => {
    const { api } = aPage()
    server.use(answer(limitedProductWeeksCall, { planning_week }))
    const told: SessionFact[] = []
    await loadLimitedWeek(api, (fact) => void told.push(fact))
    expect(told).toEqual([{ type: 'limitedWeekLoaded', week }])
  })

  it('[GRD-073] [API-037] keeps under which id recommendations know the member', async () => {
    const { api, queryClient } = aPage()
    server.use(answer(recommendUserCall, { user_id: 'u-1' }))
    const { local, session } = fakePlatform().storage
    await loadRecommendUser(queryClient, api, member, { page: {} as PageData, local, session })
    expect(queryClient.getQueryData(recommendUserQuery(api, member.code).queryKey)).toBe('u-1')
  })
})
