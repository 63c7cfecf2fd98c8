import { orderNumber, weekNumber } from '@shop/shared/domain'
import type { ReturnRecord } from '../return-record.ts'

export const now = new Date('2026-11-20T18:00:00+09:00')
export const hour = 60 * 60 * 1000
export const before = (ms: number) => now.getTime() - ms
export const record = (over: Partial<ReturnRecord> = {}): ReturnRecord => ({
  name: '112001x1',
  owner: 'a1',
  week: weekNumber('20261201'),
  at: before(0),
  site: 'fashion',
  left: [{ no: orderNumber('112001'), quantity: 1, intent: 'intent-112001' }],
  ...over,
})
