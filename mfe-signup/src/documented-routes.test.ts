import { expect, it } from '@jest/globals'
import { declaredRoutes, flagsOf } from '@shop/shared/testing/routes'
import { routes } from './routes.ts'
import { documentedRoutes } from './testing/documented-routes.ts'

const declared = declaredRoutes(routes)

it('[GRD-093] all routes of the documents are declared, and no others', () => {
  expect(declared.map(({ path }) => path).toSorted()).toEqual(documentedRoutes.map(({ path }) => path).toSorted())
})

it.each(documentedRoutes)('[GRD-093] $path: $access, barred to $barred', (row) => {
  expect(declared.find(({ path }) => path === row.path)).toMatchObject({ declaration: flagsOf(row) })
})
