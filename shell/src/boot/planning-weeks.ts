import { type ApiClient, getPlanningWeeks, isApiError } from '@shop/shared/api'
import type { StoragePort } from '@shop/shared/platform'
import type { SessionFact } from '@shop/shared/session'

export const weekIndexKey = 'planningWeekIndex'

export type WeekPorts = {
  api: ApiClient
  session: StoragePort
  tell(fact: SessionFact): void
}

/** Loads the weeks that can be ordered for; every page needs one. */
export async function loadPlanningWeeks({ api, session, tell }: WeekPorts): Promise<void> {
  try {
    const { open, past } = await getPlanningWeeks(api)
    tell({ type: 'weeksLoaded', open, past, storedIndex: Number(session.read(weekIndexKey) ?? 0) })
  } catch (error) {
    tell({ type: 'weeksFailed' })
    throw error
  }
}

/** A refusal stays one however often it is asked for; the shell says what to do about it. */
export const isPermanentFailure = (error: unknown): boolean => isApiError(error) && error.code === 'REFUSED'
