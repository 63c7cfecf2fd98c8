import { usePlatform } from '@shop/shared/platform'
import { mobilePath } from '@shop/shared/routes'

/** The addresses of this entry: the app shows the twins under `/mobile`. [MOB-021] */
export function useAddress(): (path: string) => string {
  const { entry } = usePlatform()
  return entry === 'app' ? mobilePath : (path) => path
}
