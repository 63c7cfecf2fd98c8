import { expect, it } from '@jest/globals'
import { lockWaits } from './lock-waits.ts'

const told = (pool: string, wait: string, statement: string) =>
  [
    `2026-12-01 20:33:40.890 UTC [12811] todok ${pool} LOG:  process 12811 still waiting for ${wait} after 200.300 ms`,
    `2026-12-01 20:33:40.890 UTC [12811] todok ${pool} DETAIL:  Process holding the lock: 12826. Wait queue: 12811.`,
    `2026-12-01 20:33:40.890 UTC [12811] todok ${pool} STATEMENT:  ${statement}`,
    '2026-12-01 20:33:40.890 UTC [12826]  ERROR:  canceling autovacuum task',
  ].join('\n')
const vacuum = 'ShareUpdateExclusiveLock on relation 18193 of database 18015'
const pages = 'ExclusiveLock on extension of relation 18193 of database 18015'
const row = 'ShareLock on transaction 4711'

it.each([
  { who: 'an order for a row', wait: told('writes', row, 'insert into order_line'), count: 1 },
  { who: 'an order for pages', wait: told('writes', pages, 'insert into order_line'), count: 1 },
  { who: 'a batch for a row', wait: told('rollover', row, 'update subscription'), count: 1 },
  { who: 'a batch for another lock of a table', wait: told('rollover', vacuum, 'alter table slip'), count: 1 },
  { who: 'an analyze that is not of the rollover', wait: told('housekeeping', vacuum, 'analyze slip'), count: 1 },
  { who: 'a batch for pages', wait: told('rollover', pages, 'insert into slip'), count: 0 },
  { who: 'analyze of the rollover for a vacuum', wait: told('rollover', vacuum, 'analyze slip, slip_item'), count: 0 },
])('the wait of $who counts $count times', ({ wait, count }) => {
  const log = `begin\n${wait}\nend`
  expect(lockWaits(log)).toEqual(count === 0 ? [] : [wait])
})
