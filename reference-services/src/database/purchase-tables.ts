import type { Generated } from 'kysely'

export type PointBalanceTable = {
  member_code: string
  current_points: number
  expires_on: string | null
  /** 0 in use, any other suspended. [ACC-031] */
  card_suspension: Generated<string>
}

export type PointReservationTable = {
  id: Generated<number>
  member_code: string
  use_type: string
  points: number
  reserved_at: Date
  planning_week: string | null
}

export type PointMovementTable = {
  id: Generated<number>
  member_code: string
  day: string
  delivery_given: number
  delivery_used: number
  store_given: number
  store_used: number
  store_use_class: string
}

export type StageTable = {
  member_code: string
  type: '' | '0' | '1' | '2' | '3'
  top_permanent_since: string | null
  top_count: number
  next_type: '' | '0' | '1' | '2' | '3'
  next_purchase: number | null
  next_top_count: number | null
  confirmed_type: '0' | '1' | '2'
}

/** A delivery, a purchase in a shop, or corrections of a month that is paid. */
export type SlipTable = {
  slip_no: string
  member_code: string
  /** Calendar day; no member sees the slip before it. */
  purchased_on: string
  purchased_at: Date | null
  business_type: '001' | '002'
  office_code: string | null
  office_name: string | null
  transaction_name: string
  planning_week: string | null
  discount_remark: string | null
  /** With tax. */
  watching_service: number
  /** Each lowers by a yen what is billed. [K-81] */
  points_used: number
}

/** Unit prices are of one piece, the others of all pieces. A discounted price counts where there is one. */
export type SlipItemTable = {
  slip_no: string
  line_no: number
  jan_code: string | null
  name: string
  remark: string | null
  quantity: number | null
  unit_with_tax: number | null
  unit_without_tax: number | null
  price_with_tax: number
  price_without_tax: number
  discounted_with_tax: number | null
  discounted_without_tax: number | null
  discount_remark: string | null
  discount_detail: string | null
  is_correction: boolean
  /** Whole percent. */
  tax_rate: number
  points: number | null
}

/** `office_code` is empty for every office. */
export type BulletinCommentTable = {
  delivers_on: string
  office_code: string
  place: number
  color: string | null
  kind: string | null
  body: string
}

/** A product of a closed week while its slips are being written; `name` with the brand. */
export type SlipArticleTable = {
  planning_week: string
  order_no: string
  jan_code: string
  name: string
  standard: string
  tax_rate: number
  unit_with_tax: number
  unit_without_tax: number
  unit_points: number | null
}
