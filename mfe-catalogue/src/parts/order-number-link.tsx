import { href } from '@shop/shared/routes'
import { MembersOnlyLink } from './members-only-link.tsx'

/** [CAT-079, CAT-085] */
export const OrderNumberLink = () => <MembersOnlyLink to={href.orderNumberInput()} text="注文番号から探す" />
