import { Route, Routes } from '@shop/shared/router'
import type { ComponentType } from 'react'

/** The screens of a remote under its routes as they are declared; any other address is another screen. */
export const routeElements = <Name extends string>(
  routes: Record<string, { path: string; screen: Name }>,
  screens: Record<Name, ComponentType>,
) => (
  <Routes>
    {Object.values(routes).map(({ path, screen }) => {
      const Screen: ComponentType = screens[screen]
      return <Route key={path} path={path} element={<Screen />} />
    })}
    <Route path="*" element={<h1>別の画面</h1>} />
  </Routes>
)
