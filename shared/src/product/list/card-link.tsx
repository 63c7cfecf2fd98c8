import { usePlatform } from '@shop/shared/platform'
import { isPlainClick } from '@shop/shared/router'
import type { ComponentPropsWithoutRef, MouseEvent } from 'react'

/**
 * A link to a page of the shop that asks for the place it leads from when it is pressed. The router's own hears every
 * change of the address: a thousand of them would all be drawn anew for another order of their list. [PF-04]
 */
export function CardLink({ to, ...anchor }: Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> & { to: string }) {
  const { navigation } = usePlatform()

  function go(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { pathname, search, hash } = navigation.current()
    navigation.navigate(to, { replace: to === pathname + search + hash })
  }

  return <a {...anchor} href={to} onClick={go} />
}
