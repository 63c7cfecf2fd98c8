import { describe, expect, it } from '@jest/globals'
import { fakePlatform, renderScreen } from '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import { weeksAheadKey } from '../../features/staff-preview/weeks-ahead.ts'
import { ConfirmingWeekOutlet } from './confirming-week-outlet.tsx'

function show(environment: 'production' | 'staging' | 'preconfirm' | 'development' | 'test', weeks?: unknown) {
  const platform = fakePlatform()
  platform.config = { ...platform.config, environment }
  platform.storage.session.write(weeksAheadKey, weeks ?? null)
  return renderScreen(<ConfirmingWeekOutlet />, { platform })
}
const label = () => screen.queryByRole('complementary', { name: '確認環境' })

describe('the label of the pre-confirm environment', () => {
  it.each([
    { weeks: undefined, says: '確認中の週：公開中の週' },
    { weeks: 3, says: '確認中の週：3週先' },
    { weeks: 1, says: '確認中の週：公開中の週' },
  ])('[CHR-028] for $weeks weeks ahead says $says, with the way to change it', async ({ weeks, says }) => {
    show('preconfirm', weeks)
    expect(await screen.findByText(says)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '確認週の変更' })).toHaveAttribute('href', '/forConfirm/change/ahead/week')
  })

  it.each(['production', 'staging', 'development', 'test'] as const)('[CHR-028] is not in %s', async (environment) => {
    show(environment, 3)
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(label()).not.toBeInTheDocument()
  })
})
