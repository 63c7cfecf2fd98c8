import type { ComponentProps, MouseEvent } from 'react'
import { createPath, useHref, useLocation, useNavigate } from 'react-router-dom'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the shop, built with `href` of shared/routes; a query alone stays on the page. */
  to: string
  replace?: boolean
  /** Kept in the history entry. */
  state?: unknown
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Tells a click that means "go there", and not "open it in another tab". */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/**
 * A link within the shop. React Router's own does the same for us, and brings 2.4 kB of its framework mode
 * into everybody's first load.
 */
export function Link({ to, replace, state, onClick, ...anchor }: LinkProps) {
  const href = useHref(to)
  const here = createPath(useLocation())
  const navigate = useNavigate()

  function go(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const isElsewhere = anchor.target !== undefined && anchor.target !== '_self'
    if (event.defaultPrevented || isElsewhere || !isPlainClick(event)) return
    event.preventDefault()
    // To where one is already leaves no second entry to go back through, as browsers do it.
    navigate(href, { replace: replace ?? href === here, state })
  }

  return <a {...anchor} href={href} onClick={go} />
}
