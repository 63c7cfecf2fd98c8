import { href } from '@shop/shared/routes'
import { type Crumb, Breadcrumbs as Path } from '@shop/shared/ui/page'

export type { Crumb }

/** Where this page stands, below the top page. */
export const Breadcrumbs = ({ above, here }: { above: readonly Crumb[]; here: string }) => (
  <Path above={[{ text: '注文トップ', to: href.top() }, ...above]} here={here} />
)
