import { usePlatform } from '@shop/shared/platform'
import { mobileTwin } from '@shop/shared/routes'

/** The addresses of this entry: the app shows the twins under `/mobile`. [MOB-021] */
export function useAddress(): (path: string) => string {
  const { entry } = usePlatform()
  return entry === 'app' ? mobileTwin : (path) => path
}
