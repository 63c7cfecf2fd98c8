import { messages } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { isViewMode, useSession } from '@shop/shared/session'
import { Button, LinkButton } from '@shop/shared/ui'

/** 注文番号から探す: for members; a visitor is asked to log in first. [CAT-079, CAT-085] */
export function OrderNumberWay() {
  const platform = usePlatform()
  const isVisitor = useSession(isViewMode)
  const askToLogin = async () => {
    const wants = await platform.notices.confirm({
      ...messages.loginForFeature,
      yes: 'ログイン画面へ移動する',
      no: '移動しない',
    })
    if (wants) platform.login()
  }
  if (isVisitor)
    return (
      <Button look="outline" onClick={() => void askToLogin()}>
        注文番号から探す
      </Button>
    )
  return (
    <LinkButton look="outline" to={href.orderNumberInput()}>
      注文番号から探す
    </LinkButton>
  )
}
