import { messages } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { askToLogin } from '@shop/shared/product/order'
import { href } from '@shop/shared/routes'
import { isViewMode, useSession } from '@shop/shared/session'
import { Button, LinkButton } from '@shop/shared/ui'

/** 注文番号から探す: for members; a visitor is asked to log in first. [CAT-079, CAT-085] */
export function OrderNumberWay() {
  const platform = usePlatform()
  const isVisitor = useSession(isViewMode)
  if (isVisitor)
    return (
      <Button look="outline" onClick={() => void askToLogin(platform, messages.loginForFeature)}>
        注文番号から探す
      </Button>
    )
  return (
    <LinkButton look="outline" to={href.orderNumberInput()}>
      注文番号から探す
    </LinkButton>
  )
}
