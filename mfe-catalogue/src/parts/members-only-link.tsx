import { messages } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { askToLogin } from '@shop/shared/product/order'
import { isViewMode, useSession } from '@shop/shared/session'
import { Button, LinkButton } from '@shop/shared/ui'

/** For members; a visitor is asked to log in first. */
export function MembersOnlyLink({ to, text }: { to: string; text: string }) {
  const platform = usePlatform()
  const isVisitor = useSession(isViewMode)
  if (isVisitor)
    return (
      <Button look="outline" onClick={() => void askToLogin(platform, messages.loginForFeature)}>
        {text}
      </Button>
    )
  return (
    <LinkButton look="outline" to={to}>
      {text}
    </LinkButton>
  )
}
