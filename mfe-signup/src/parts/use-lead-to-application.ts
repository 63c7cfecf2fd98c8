import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { useEffect } from 'react'

/** Who has nothing to see on a screen after the application is led to where one applies, which also says who may not. */
export function useApplicationRedirect(isLed: boolean): void {
  const { navigation } = usePlatform()
  useEffect(() => {
    if (isLed) navigation.navigate(href.deliveryApplication(), { replace: true })
  }, [isLed, navigation])
}
