import type { RouteDeclaration } from '@shop/shared/contract'
import { mobilePath } from './route.ts'
import { entrancePath, mobileLoginErrorPath } from './special-routes.ts'
import type { Visit } from './visit.ts'

type Place = Pick<Visit, 'entry' | 'isInApp'>

/** The app's own pages, and those of the web that are open inside of it. */
export const isOfApp = ({ entry, isInApp }: Place): boolean => entry === 'app' || isInApp

/** Main, which in the app is the app's. */
export const mainPageOf = (place: Place): string => (isOfApp(place) ? mobilePath('/') : '/')

/** Where one logs in: the app does it itself, asked by the screen that says so. [MOB-006] */
export const entranceOf = (place: Place): string => (isOfApp(place) ? mobileLoginErrorPath : entrancePath)

/** The address that a login leads back to, where the route wants that. */
export const rememberedAddress = ({ address }: Visit, { returnFromAuth }: RouteDeclaration): { remember?: string } =>
  returnFromAuth ? { remember: address } : {}
