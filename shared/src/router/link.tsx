import { type ComponentProps, type MouseEvent, use } from 'react'
import { createPath } from 'react-router-dom'
import { NavigationContext, PathnameContext } from './navigation-context.ts'

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
 * A link within the shop. React Router's own reads the location: each of them on a page would be rendered anew before the
 * page answers a press that changes the address.
 */
export function Link({ to, replace, state, onClick, ...anchor }: LinkProps) {
  const navigation = use(NavigationContext)
  const href = to.startsWith('?') ? createPath({ pathname: use(PathnameContext), search: to }) : to

  function go(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const isElsewhere = anchor.target !== undefined && anchor.target !== '_self'
    if (event.defaultPrevented || isElsewhere || !isPlainClick(event)) return
    event.preventDefault()
    // To where one is already leaves no second entry to go back through, as browsers do it.
    navigation?.navigate(href, { replace: replace ?? href === createPath(navigation.current()), state })
  }

  return <a {...anchor} href={href} onClick={go} />
}
