import { correctedPriorMonth } from '@shop/shared/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/open-database.ts'
import { deliveryBusiness } from '../../purchases/slip-sums.ts'

/** Points that were used for a delivery lower what is billed for the next one that came. [K-81] */
export const seedUsedPoints = (db: Database) =>
  sql`
    update slip set points_used = used.points
    from (
      select next.slip_no, sum(movement.delivery_used)::integer as points
      from point_movement movement
      cross join lateral (
        select slip_no from slip
        where slip.member_code = movement.member_code and slip.purchased_on >= movement.day
          and slip.business_type = ${deliveryBusiness} and slip.planning_week <> ${correctedPriorMonth}
        order by purchased_on limit 1
      ) next
      where movement.delivery_used > 0
      group by next.slip_no
    ) used
    where slip.slip_no = used.slip_no`.execute(db)
