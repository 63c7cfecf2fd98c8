import { Link } from '@shop/shared/router'
import { safeOwnPath } from '@shop/shared/routes'
import { VisuallyHidden } from '@shop/shared/ui'
import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> & { to: string }

/**
 * A link whose address came as data. A page of the shop opens here, another site beside it and says so;
 * anything else is no link. [CHR-058]
 */
export function AddressLink({ to, children, ...rest }: Props) {
  const own = safeOwnPath(to)
  if (own !== undefined) {
    return (
      <Link {...rest} to={own}>
        {children}
      </Link>
    )
  }
  if (!isWebAddress(to)) return <span {...rest}>{children}</span>
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>（別の画面で開きます）</VisuallyHidden>
    </a>
  )
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
