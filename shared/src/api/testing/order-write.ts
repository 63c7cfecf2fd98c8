/** The body of a write of an order line. */
export const put = {
  body: {
    planning_week: '20261201',
    order_no: '012345',
    order_count: 2,
    input_status: 62,
    mode: 'append' as const,
  },
}
/** The reply to {@link put}. */
export const stored = { planning_week: '20261201', order_no: '012345', order_count: 2 }
