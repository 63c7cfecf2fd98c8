import { createContext } from 'react'
import type { Navigation } from './navigation.ts'

/** Stays the same from page to page. */
export const NavigationContext = createContext<Navigation | undefined>(undefined)

/** Of the location that is shown. */
export const PathnameContext = createContext('')
