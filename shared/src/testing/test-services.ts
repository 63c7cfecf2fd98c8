/** Where the services of a test answer; msw stands there. */
export const testServices = {
  delivery: 'https://delivery.shop.test',
  csrf: 'https://csrf.shop.test',
  search: 'https://search.shop.test',
  recommend: 'https://recommend.shop.test',
  memberPoint: 'https://member-point.shop.test',
  legacyPoint: 'https://legacy-point.shop.test',
  stage: 'https://stage.shop.test',
  mail: 'https://mail.shop.test',
  memberId: 'https://member-id.shop.test',
  memberBase: 'https://member-base.shop.test',
  banner: 'https://banner.shop.test',
  shop: 'https://shop.test',
}
