import { expect, it, jest } from '@jest/globals'
import { matchRoute, type RouteMatch, routesOf } from '@shop/shared/routes'
import { fakePlatform, renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { placeholderRoutes } from '../../guard/shell-routes.ts'
import { UnavailablePage } from './unavailable-page.tsx'

const match = matchRoute(routesOf('shell', placeholderRoutes), '/') as RouteMatch

it('the top page that no remote may show says so, and can be asked for again', async () => {
  const platform = fakePlatform()
  const go = jest.spyOn(platform.navigation, 'go')
  const { user } = renderScreen(<UnavailablePage match={match} />, { platform })
  expect(screen.getByRole('heading', { level: 1, name: '注文トップ' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '再読み込み' }))
  expect(go).toHaveBeenCalledWith(0)
})

it('gives way to any remote that declares it', () => {
  const declared = { top: { ...placeholderRoutes.top, screen: 'top' } }
  const routes = [...routesOf('mfe-ordering', declared), ...routesOf('shell', placeholderRoutes)]
  expect(['/', '/mobile'].map((path) => matchRoute(routes, path)?.route.owner)).toEqual([
    'mfe-ordering',
    'mfe-ordering',
  ])
})
