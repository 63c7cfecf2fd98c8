import type {
  addressesCall,
  appCategoriesCall,
  categoryProductsCall,
  comeEveryStopCall,
  currentStageCall,
  favouriteListsCall,
  favouritesCall,
  memberAddInfoCall,
  memberCall,
  memberPointCall,
  nextStageCall,
  orderListCall,
  planningWeeksCall,
  pointReservationsCall,
  recommendedProductsCall,
  smallCategoriesCall,
  subscriptionsCall,
} from '@shop/shared/contract'
import { bareProduct, productReply } from './product-replies.ts'
import type { Reply } from './reply.ts'

export const memberReply: Reply<typeof memberCall> = {
  member_code: '1234567801',
  member_lname: '佐藤',
  member_fname: '花子',
  member_lname_kana: 'サトウ',
  member_fname_kana: 'ハナコ',
  family_member_code: '02',
  family_member_lname: '佐藤',
  family_member_fname: '一郎',
  family_member_lname_kana: 'サトウ',
  family_member_fname_kana: 'イチロウ',
  week_div: 'A1',
  family_div: '1',
  delivery_div: '1',
  branch_name: '札幌センター',
  distinct_card_no: '9876',
  hanin_kbn: '0',
  office_code: '100',
  branch_code: '10',
  family_member_code_2digit: '02',
}

export const memberAddInfoReply: Reply<typeof memberAddInfoCall> = {
  post_code: '0600001',
  address1: '北海道',
  address2: '札幌市中央区',
  address3: '北一条西1-1',
  address_code: '01101',
  home_phone: '0117890000',
  mobile_phone: '09012345678',
  kum_birthday: '1960-01-01',
  card_type: '1',
}

export const planningWeeksReply: Reply<typeof planningWeeksCall> = {
  member_latest_planning_weeks: [
    {
      latest_planning_week: '20261201',
      planning_week_start: '2026-11-17T15:00:00+09:00',
      planning_week_end: '2026-11-24T15:00:00+09:00',
      haitatu: '2026-12-01',
    },
    {
      latest_planning_week: '20261202',
      planning_week_start: '2026-11-19T15:00:00+09:00',
      planning_week_end: '2026-12-01T15:00:00+09:00',
      haitatu: '2026-12-08',
    },
  ],
  old_week_planning_list: ['20261104', '20261103'],
}

export const subscriptionsReply = {
  total_count: 1,
  come_every_inf: [
    {
      product_info: bareProduct,
      cycle_category: 1,
      quantity: 2,
      next_planning_week: '20261201',
      next_quantity: 2,
      odr_no1: '200001',
      kikaku_syu_ins: '20261101',
      is_new_order: 0,
      limited_product_additional_info: { valid_flg: 1, max_order: 5 },
      come_every_inf_list: [
        { order_no: '200001', riyo_tou_kbn: 1, tanka: 200, taxin_price: 216, order_count: 2, input_status: 66 },
        { order_no: '200010', riyo_tou_kbn: 10, order_count: 0 },
      ],
    },
  ],
} satisfies Reply<typeof subscriptionsCall>

export const registrationStopsReply: Reply<typeof comeEveryStopCall> = {
  stoppedWeeks: ['20240301'],
  stoppedOrderNos: ['200001'],
  stoppedNewRegistrations: [{ planningWeek: '20240302', cycleCategory: 2, orderNos: ['200002'] }],
}

export const orderListReply: Reply<typeof orderListCall> = {
  total_count: 1,
  order_list: [
    {
      product_info: productReply,
      order_count: 2,
      input_status: 62,
      come_every_inf_list: [{ order_no: '084612', riyo_tou_kbn: 1, order_count: 1 }],
      limited_product_additional_info: { valid_flg: 1, max_order: 3 },
    },
  ],
}

export const categoryProductsReply: Reply<typeof categoryProductsCall> = {
  total_count: 2,
  product_basic_info_list: [productReply, bareProduct],
}

export const recommendedReply: Reply<typeof recommendedProductsCall> = {
  product_basic_info_list: [productReply],
  meta: { request_params: { modelid: '5012' } },
}

export const favouritesReply: Reply<typeof favouritesCall> = {
  total_count: 1,
  product_list: [{ ...productReply, id: 'f-1', is_order: 1, is_independent: 0, has_wakeari: 0 }],
}

export const favouriteListsReply: Reply<typeof favouriteListsCall> = {
  favorite_product_category_list: [
    {
      favorite_category_id: 'list-1',
      favorite_category_name: '朝ごはん',
      product_count: 6,
      image_url_list: [{ image_url: 'https://assets.test/1.webp' }],
    },
  ],
}

export const appCategoriesReply: Reply<typeof appCategoriesCall> = {
  app_category_list: [
    {
      category_code: '01',
      category_name: '野菜',
      count: 120,
      illustration: 'leafy-green',
      sub_category_list: [{ sub_category_code: '0101', sub_category_name: '葉もの', sub_count: 20 }],
    },
    { category_code: '02', category_name: '果物', count: 0, sub_category_list: null },
  ],
}

export const smallCategoriesReply: Reply<typeof smallCategoriesCall> = {
  small_category_list: [
    { small_cd: '02', small_name: 'キャベツ', display_order: 2, count: 4 },
    { small_cd: '01', small_name: 'レタス', display_order: 1, count: 3 },
  ],
}

export const addressesReply: Reply<typeof addressesCall> = {
  address_list: [{ prefecture: '北海道', city: '札幌市中央区', town: '北一条西', address_code: '01101' }],
}

export const memberPointReply: Reply<typeof memberPointCall> = {
  currentPoint: 1234,
  availablePoint: 1000,
  totalReservedPoint: 234,
  pointExpirationDate: '20270331',
  lockVersion: 3,
  cardSuspensionType: '0',
  memberStatusType: '1',
  memberStatusTypeDetail: '11',
}

export const reservationsReply: Reply<typeof pointReservationsCall> = {
  reservations: [
    {
      businessType: '002',
      usePointType: '01',
      reservedPoint: 500,
      reservedTimestamp: '2026-11-20T09:00:00+09:00',
      planningWeek: '20261201',
      orderCode: '084612',
      deliveryReservationType: '1',
    },
    { businessType: '002', usePointType: '02', reservedPoint: 1000, reservedTimestamp: '2026-11-19T09:00:00+09:00' },
    { businessType: '002', usePointType: '05', reservedPoint: 500, reservedTimestamp: '2026-11-18T09:00:00+09:00' },
    { businessType: '002', usePointType: 'constructor', reservedPoint: 1, reservedTimestamp: '2026-11-18T09:00:00Z' },
  ],
}

export const currentStageReply: Reply<typeof currentStageCall> = {
  stageType: '3',
  topStagePermanentFlag: true,
  topStagePermanentStartDate: '2026-04-01',
  topStageCount: 24,
}

export const nextStageReply: Reply<typeof nextStageCall> = {
  stageType: '2',
  necessaryPurchasePriceExcludedTax: 5000,
  necessaryTopStageCount: 3,
  stageConfirmedType: '0',
}

export const pointHistoryReply = `<?xml version="1.0" encoding="UTF-8"?>
<response>
  <result>0</result>
  <history>
    <date>20261101</date><reserved_point>0</reserved_point>
    <delivery_given_point>30</delivery_given_point><delivery_used_point>500</delivery_used_point>
    <store_given_point>12</store_given_point><store_used_point>100</store_used_point>
    <store_use_class>1</store_use_class>
  </history>
  <history>
    <date>20261120</date><reserved_point>0</reserved_point>
    <delivery_given_point>0</delivery_given_point><delivery_used_point>0</delivery_used_point>
    <store_given_point>0</store_given_point><store_used_point>80</store_used_point>
    <store_use_class>2</store_use_class>
  </history>
  <history>
    <date>20261110</date><reserved_point>0</reserved_point>
    <delivery_given_point>x</delivery_given_point><delivery_used_point></delivery_used_point>
    <store_given_point>1e9</store_given_point><store_used_point>1000</store_used_point>
    <store_use_class>3</store_use_class>
  </history>
</response>`

export const orderHistoryReply = {
  count: 1,
  '10tax_rate_base_price': 498,
  reduced_8tax_rate_base_price: 714,
  tax_exempt_base_price: 0,
  '10sales_tax_price': 49,
  reduced_8sales_tax_price: 57,
  deliversOn: '2026-11-24',
  showsTotals: true,
  product_order_history_list: [
    {
      update_kbn: '1',
      planning_week: '20261104',
      order_no: '104001',
      product_name: '十勝 しぼりたて牛乳',
      card8: '12345678',
      suryo: 3,
      comment: null,
      input_status: 66,
      odr_dt: '2026-11-13T18:00:00+09:00',
      zei_ritu: 8,
      taxin_price: 257,
      zei_gaku: 19,
      input_status_name: '定期便',
      delivery_week: '20261104',
      win_count: null,
      lottery_quantity: null,
      favorite_count: 12,
      is_favorite: 1,
      is_limited_region: 0,
      has_products: 1,
      is_delivery_index: 0,
      latest_order_number: null,
      is_order_invalid: 0,
      teikibin_order_number: '700001',
      come_every_inf_list: [{ order_no: '700001', riyo_tou_kbn: 1, order_count: 3 }],
    },
  ],
  point_product_order_history_list: [
    {
      image_url_list: [{ image_url: 'https://pictures.example/109410.webp' }],
      delivery_week: '20261104',
      product_name: 'ポイント交換 ゆめぴりか',
      order_no: '109410',
      taxin_price: 1390,
      suryo: 1,
      win_count: null,
      planning_week: '20261104',
      latest_order_number: null,
      is_lottery: 0,
    },
  ],
}
