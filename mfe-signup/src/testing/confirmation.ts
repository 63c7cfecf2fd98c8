import { fakePlatform, type ScreenOptions } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import type { Draft } from '../features/application/draft.ts'
import { openWithEntries } from './open-signup.tsx'

/** Opens the last step in a tab whose entries are complete and agreed to. */
const at = '/signup/todok3'

export function openConfirmation(
  over: Partial<Draft> = {},
  { hasTrialCampaign = false, ...opened }: { salesPerson?: string; hasTrialCampaign?: boolean } = {},
  as: NonNullable<ScreenOptions['as']> = 'newcomer',
) {
  const platform = fakePlatform({ path: at, ...opened })
  platform.config.switches = { trialCampaign: hasTrialCampaign, visitSupport: false }
  return openWithEntries(at, { agrees: true, ...over }, { platform, as })
}

export const applyButton = () => screen.getByRole('button', { name: 'この内容で申し込む' })

/** Each row of the summary: its label and its value. */
export const summaryRows = () =>
  [...document.querySelectorAll('dt')].map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)

export const accepted = () => screen.findByRole('heading', { level: 1, name: 'お申し込みを受け付けました' })
