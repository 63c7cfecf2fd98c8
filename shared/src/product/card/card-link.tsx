import { usePlatform } from '@shop/shared/platform'
import { isPlainClick, type Navigation } from '@shop/shared/router'
import type { ComponentPropsWithoutRef } from 'react'

/**
 * A link to a page of the shop that asks for the place it leads from when it is pressed. The router's own hears every
 * change of the address: a thousand of them would all be drawn anew for another order of their list.
 */
export function CardLink({ to, ...anchor }: Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> & { to: string }) {
  const { navigation } = usePlatform()
  return <a {...anchor} href={to} onClick={(event) => followLink(event, to, navigation)} />
}

type Press = Parameters<typeof isPlainClick>[0] & { preventDefault(): void }

/** Goes where a pressed link leads. What is not a plain press is left to the browser. */
export function followLink(press: Press, to: string, navigation: Navigation): void {
  if (!isPlainClick(press)) return
  press.preventDefault()
  const { pathname, search, hash } = navigation.current()
  navigation.navigate(to, { replace: to === pathname + search + hash })
}
