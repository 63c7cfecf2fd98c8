import type { Member } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import type { Questions } from './questions.ts'

/** What the applicant is asked: it depends on who they are and on what the co-op has switched on. */
export function useQuestions(member: Member | undefined): Questions {
  const { config } = usePlatform()
  return { asksName: member === undefined, asksTrialCampaign: config.switches?.trialCampaign ?? false }
}
