import type { LostWrite } from '@shop/shared/writes'

/** A write of one piece whose answer was lost. */
export const aLostWrite = (over: Partial<LostWrite> = {}): LostWrite => ({
  intent: 'id-1',
  step: { add: 1 },
  before: 0,
  elsewhere: 0,
  error: new Error('lost'),
  isUnknown: true,
  ...over,
})
