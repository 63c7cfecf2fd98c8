import { Route, Routes } from '@shop/shared/router'
import { mobilePath } from '@shop/shared/routes'
import { renderScreen, type ScreenOptions } from '@shop/shared/testing'
import type { ComponentType } from 'react'

/** A screen under its route and the route's twin in the app, opened at an address. */
export const openPage = (
  { path, Page }: { path: string; Page: ComponentType },
  address: string,
  options: ScreenOptions = {},
) =>
  renderScreen(
    <Routes>
      <Route path={path} element={<Page />} />
      <Route path={mobilePath(path)} element={<Page />} />
    </Routes>,
    { path: address, ...options },
  )
