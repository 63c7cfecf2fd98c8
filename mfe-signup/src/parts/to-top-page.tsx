import { href } from '@shop/shared/routes'
import { LinkButton } from '@shop/shared/ui'
import { FormActions } from './page.tsx'

/** The only way on from where an application ends. */
export const ToTopPage = () => (
  <FormActions>
    <LinkButton to={href.top()} size="large">
      トップページへ
    </LinkButton>
  </FormActions>
)
