import type { ColumnType, Generated } from 'kysely'
import type { LimitedTab, ProductDetail } from '../delivery/product-detail.ts'
import type { PictureSpec } from '../pictures/picture-spec.ts'
import type {
  ApplicationTable,
  BankAccountTable,
  BankTransferTable,
  PasswordResetMailTable,
  RegistrationMailTable,
} from './application-tables.ts'
import type { Json } from './json-columns.ts'
import type {
  BulletinCommentTable,
  PointBalanceTable,
  PointMovementTable,
  PointReservationTable,
  SlipArticleTable,
  SlipItemTable,
  SlipTable,
  StageTable,
} from './purchase-tables.ts'
import type { ReleaseCountTable, ReleaseVisitTable } from './report-tables.ts'

/** The tables as Kysely sees them; `migrations/` makes them. */
export type Schema = {
  planning_week: PlanningWeekTable
  category: CategoryTable
  product: ProductTable
  offer: OfferTable
  member: MemberTable
  member_login: { subject: string; member_code: string }
  delivery_application: ApplicationTable
  bank_account: BankAccountTable
  bank_transfer: BankTransferTable
  order_line: OrderLineTable
  cancelled_line: CancelledLineTable
  subscription: SubscriptionTable
  subscription_number: { order_no: string; product_no: string; code: number }
  subscription_wish: SubscriptionWishTable
  /** Weeks whose rollover has begun. */
  week_turn: { planning_week: string; turned_at: Date; drawn_at: ColumnType<Date | null, Date | undefined, Date> }
  week_rollover_part: RolloverPartTable
  slip_part: RolloverPartTable
  slip_payment: { planning_week: string; member_code: string; points: number }
  slip_article: SlipArticleTable
  favourite: { member_code: string; order_no: string; added_at: Date }
  /** Kept by triggers. */
  favourite_count: { order_no: string; members: number }
  /** `name_key`: the name in the form in which it is compared. */
  favourite_list: { id: string; member_code: string; name: string; name_key: string; created_at: Date }
  favourite_list_product: FavouritePlaceTable
  point_balance: PointBalanceTable
  point_reservation: PointReservationTable
  point_movement: PointMovementTable
  stage: StageTable
  slip: SlipTable
  slip_item: SlipItemTable
  bulletin_comment: BulletinCommentTable
  /** Orders for a login in one week, from the pages of another company. */
  web_catalogue_ticket: {
    hash: string
    subject: string
    planning_week: string
    input_status: number
    expires_at: Date
  }
  csrf_token: { hash: string; subject: string; method: string; path: string; expires_at: Date }
  remembered_answer: RememberedAnswerTable
  seed_mark: { part: string; value: string }
  account: { subject: string; email: string; password_hash: string }
  identity_record: IdentityRecordTable
  identity_secret: { name: string; value: Json<unknown> }
  release_count: ReleaseCountTable
  release_visit: ReleaseVisitTable
  release_reporter: ReleaseVisitTable & { reporter: string }
  registration_mail: RegistrationMailTable
  /** Pieces that enough members bought in the week and the ones before it. */
  product_sale: { planning_week: string; order_no: string; pieces: number }
  /** Weeks whose sums stand there. */
  sale_count: { planning_week: string; counted_at: Date }
  /** Of the week by itself; `buyers` are members. */
  week_sale: { planning_week: string; order_no: string; pieces: number; buyers: number }
  week_sale_count: {
    planning_week: string
    counted_at: Date
    paired_at: ColumnType<Date | null, Date | undefined, Date>
  }
  bought_together: { order_no: string; other_no: string; buyers: number }
  /** A link by which a password is set anew. */
  password_reset: { token_hash: string; subject: string; expires_at: Date }
  password_reset_mail: PasswordResetMailTable
  /** A way to the page of a member's own details, good once. */
  profile_visit: { token_hash: string; csrf_hash: string; subject: string; expires_at: Date }
  profile_session: ProfileSessionTable
  /** Recommended products that a member opened; `user_id` names nobody outside the recommendations. */
  recommended_view: { user_id: string; tracking_id: string; planning_week: string; order_no: string; viewed_at: Date }
  login_attempt: { key: string; failures: number; window_ends_at: Date }
  lease: { name: string; holder: string; ends_at: Date }
  /** Units of a minute that ends then. */
  read_budget: { caller: string; ends_at: Date; units: number }
}

/** JSON columns are written as text: node-postgres would turn an array into an array of PostgreSQL. */

export type PlanningWeekTable = { number: string; opens_at: Date; closes_at: Date; delivers_on: string }

export type CategoryTable = {
  large_code: string
  middle_code: string
  small_code: string
  name: string
  illustration: string | null
  display_order: number
}

export type ProductTable = {
  order_no: string
  large_code: string
  middle_code: string
  small_code: string
  jan_code: string
  brand: string
  name: string
  standard: string
  search_text: string
  /** Whole percent. */
  tax_rate: number
  temperature: 'frozen' | 'chilled' | 'room'
  production_place: string | null
  popularity: number
  is_web_only: boolean
  is_limited_region: boolean
  is_limited: boolean
  is_subscription: boolean
  is_point_exchange: boolean
  is_imperfect: boolean
  is_new: boolean
  division_code: string
  limited_tab: LimitedTab | null
  imperfect_notes: Json<string[]>
  earlier_favourites: number
  lottery_quantity: number | null
  /** Why it costs less, 1 to 8. [CAT-068] */
  discount_code: number | null
  max_order: number | null
  quantity_limit: number | null
  point_price: number | null
  /** The scroll site that sells it too. */
  scroll_category: 1 | 2 | null
  /** Codes by rank. */
  pictograms: Json<string[]>
  detail: Json<ProductDetail>
  picture: Json<PictureSpec>
}

export type OfferTable = {
  planning_week: string
  order_no: string
  base_price: number
  tax_included_price: number
  original_tax_included_price: number | null
  is_special_price: boolean
  /** Pieces of a product that is first come, first served; no other is counted. */
  stock: ColumnType<number | null, number | null | undefined, number | null>
  stock_left: ColumnType<number | null, number | null | undefined, number | null>
}

export type MemberTable = {
  code: string
  last_name: string
  first_name: string
  last_name_kana: string
  first_name_kana: string
  family_code: string | null
  family_last_name: string | null
  family_first_name: string | null
  family_last_name_kana: string | null
  family_first_name_kana: string | null
  is_family: boolean
  uses_delivery: boolean
  week_category: string | null
  office_code: string | null
  branch_code: string | null
  branch_name: string | null
  card_number: string | null
  post_code: string
  prefecture: string
  street: string
  building: string
  phone: string | null
  mobile_phone: string | null
  birthday: string | null
}

export type ProfileSessionTable = {
  id_hash: string
  subject: string
  callback_url: string
  expires_at: Date
  changed_at: Date | null
}

export type OrderLineTable = {
  member_code: string
  planning_week: string
  /** The product's own number, also of a line that came on its own; `cycle` tells the two apart. */
  order_no: string
  order_count: number
  input_status: number
  /** Cycle of the subscription that placed the line. */
  cycle: number | null
  ordered_at: Date
  /** Pieces won; empty until the lottery has been drawn. */
  win_count: ColumnType<number | null, number | null | undefined, number | null>
  /** Its pieces have been set anew since it was ordered. */
  is_changed: Generated<boolean>
}

/** A line as it was when the member took it out; it counts for nothing once the product is ordered again. [K-64] */
export type CancelledLineTable = Pick<
  OrderLineTable,
  'member_code' | 'planning_week' | 'order_no' | 'order_count' | 'input_status' | 'ordered_at'
> & { cancelled_at: Date }

/** `order_no` is the product's own number. */
export type SubscriptionTable = {
  member_code: string
  order_no: string
  /** 1 to 4; 10 once it is cancelled. */
  cycle: number
  order_count: number
  /** Deadline of the week of the next delivery; none once it is cancelled. */
  next_closes_at: Date | null
  ordered_week: string
  /** Ordered in a week that has not rolled over. */
  is_new: boolean
}

/** Members of a week's rollover that is under way: above `after_code`, up to `last_code` or the end. */
export type RolloverPartTable = {
  planning_week: string
  part: number
  after_code: string
  last_code: string | null
  /** Members up to this one have been rolled over. */
  done_code: string
}

export type SubscriptionWishTable = {
  member_code: string
  order_no: string
  planning_week: string
  /** 1 to 4, 9 or 10; empty while only the old item of a change has come. */
  code: number | null
  order_count: number
  input_status: number
  /** The old item of a change has come, the new one not yet. */
  is_begun: boolean
}

/** A product in a list. It is in sight as long as it is a favourite of the list's member. */
export type FavouritePlaceTable = {
  list_id: string
  member_code: string
  order_no: string
  added_at: Date
  in_sight: Generated<boolean>
}

/** `status` and `body` are empty only inside of the transaction that is doing the work. */
export type RememberedAnswerTable = {
  subject: string
  call: string
  key: string
  request_hash: string
  status: number | null
  body: ColumnType<unknown, string | null, string>
  asked_at: Date
}

export type IdentityRecordTable = {
  kind: string
  id: string
  payload: Json<Record<string, unknown>>
  grant_id: string | null
  uid: string | null
  consumed_at: Date | null
  expires_at: Date | null
}
