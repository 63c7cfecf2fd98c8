import { href } from '@shop/shared/routes'
import { LinkButton } from '@shop/shared/ui'

/** The entries stay in this tab. */
export const LaterWay = () => (
  <LinkButton to={href.top()} look="quiet" size="large">
    あとで続ける
  </LinkButton>
)
