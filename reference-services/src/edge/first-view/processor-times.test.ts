import { expect, it } from '@jest/globals'
import { withoutWaits } from './processor-times.ts'

it.each([
  { says: 'nobody waits', passedMs: 20, ran: 18, waited: [0, 0], ms: 20 },
  { says: 'others have the processors', passedMs: 200, ran: 18, waited: [120, 60], ms: 20 },
  { says: 'both wait at once', passedMs: 200, ran: 100, waited: [90, 90], ms: 100 },
  { says: 'whoever asked waits while it is rendered', passedMs: 110, ran: 100, waited: [0, 80], ms: 100 },
  { says: 'the system does not tell', passedMs: 70, ran: 0, waited: [0, 0], ms: 70 },
])('[K-185] a view takes $ms ms when $says', ({ passedMs, ran, waited: [renderer = 0, asker = 0], ms }) => {
  expect(
    withoutWaits({
      passedMs,
      renderer: { ranMs: ran, waitedMs: renderer },
      asker: { ranMs: 1, waitedMs: asker },
    }),
  ).toBe(ms)
})
