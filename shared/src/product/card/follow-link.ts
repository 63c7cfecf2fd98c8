import { isPlainClick, type Navigation } from '@shop/shared/router'

type Press = Parameters<typeof isPlainClick>[0] & { preventDefault(): void }

/**
 * Goes where a pressed link leads, for links that are plain elements and not the router's `Link`. What is not a plain press is
 * left to the browser.
 */
export function followLink(press: Press, to: string, navigation: Navigation): void {
  if (!isPlainClick(press)) return
  press.preventDefault()
  const { pathname, search, hash } = navigation.current()
  navigation.navigate(to, { replace: to === pathname + search + hash })
}
