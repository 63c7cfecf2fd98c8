import { href } from '@shop/shared/routes'
import { MembersWay } from './members-way.tsx'

/** [CAT-079, CAT-085] */
export const OrderNumberWay = () => <MembersWay to={href.orderNumberInput()} text="注文番号から探す" />
