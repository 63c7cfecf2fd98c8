import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { judgeImports, roleOf } from './judge.ts'
import { mayImport } from './roles.ts'

const isAllowed = (path: string, source: string) => judgeImports({ path, source }).length === 0

describe('the role of a file', () => {
  it.each([
    { path: 'shared/src/domain/yen.ts', role: 'domain' },
    { path: 'shared/src/api/map/order.ts', role: 'api' },
    { path: 'shared/src/page-singleton.ts', role: undefined },
    { path: 'shared/src/product/number-list.ts', role: 'product' },
    { path: 'shared/src/product/card/product-card.tsx', role: 'product/card' },
    { path: 'shell/src/boot/start.ts', role: 'shell' },
    { path: 'mfe-ordering/src/remote.tsx', role: 'mfe' },
    { path: 'reference-services/src/edge/page.ts', role: 'services' },
    { path: 'tools/start/main.ts', role: 'tools' },
    { path: 'tools/bench/first-view/floor/page.ts', role: undefined },
    { path: 'e2e/shop.spec.ts', role: 'e2e' },
    { path: 'jest.config.mjs', role: undefined },
  ])('$path is $role', ({ path, role }) => {
    expect(roleOf(path)).toBe(role)
  })

  it('every entry point of shared has one in the table', () => {
    const entryPoints = readdirSync(new URL('../../shared/src', import.meta.url), { withFileTypes: true })
    for (const entryPoint of entryPoints.filter((entry) => entry.isDirectory()))
      expect(Object.keys(mayImport)).toContain(entryPoint.name)
  })
})

describe('who may import whom', () => {
  it.each([
    // yes
    { path: 'shared/src/api/client.ts', source: "import { a } from '@shop/shared/contract'", allowed: true },
    { path: 'mfe-ordering/src/remote.tsx', source: "import { a } from '@shop/shared/remote'", allowed: true },
    { path: 'shared/src/api/client.ts', source: "const a = import('@shop/shared/contract')", allowed: true },
    { path: 'reference-services/src/config.ts', source: "import { a } from '@shop/shared/contract'", allowed: true },
    // a row that is not there
    { path: 'shared/src/domain/yen.ts', source: "import { a } from '@shop/shared/contract'", allowed: false },
    { path: 'shared/src/domain/yen.ts', source: "import type { A } from '@shop/shared/api'", allowed: false },
    { path: 'shared/src/api/client.ts', source: "import { a } from '@shop/shared/session'", allowed: false },
    { path: 'shared/src/api/client.ts', source: "export { a } from '@shop/shared/routes'", allowed: false },
    { path: 'mfe-ordering/src/remote.tsx', source: "const a = import('@shop/shared/contract')", allowed: false },
    { path: 'reference-services/src/config.ts', source: "import { a } from '@shop/shared/domain'", allowed: false },
    { path: 'shell/src/main.ts', source: "import { routes } from 'mfe-ordering/src/routes'", allowed: false },
    { path: 'mfe-ordering/src/remote.tsx', source: "import { routes } from 'mfe-catalogue/routes'", allowed: false },
    { path: 'mfe-ordering/src/remote.tsx', source: "import { a } from 'shell/src/main'", allowed: false },
    { path: 'shared/src/product/card/a.ts', source: "import { a } from '@shop/shared/product/order'", allowed: true },
    { path: 'shared/src/product/order/a.ts', source: "import { a } from '@shop/shared/product/card'", allowed: false },
    { path: 'shared/src/product/card/a.ts', source: "import { a } from '../order/b.ts'", allowed: false },
    { path: 'mfe-ordering/src/a.ts', source: "import { a } from '@shop/shared/product/current-order'", allowed: false },
    // types only
    { path: 'shared/src/bus/facts.ts', source: "import type { A } from '@shop/shared/domain'", allowed: true },
    { path: 'shared/src/bus/facts.ts', source: "import { type A } from '@shop/shared/domain'", allowed: true },
    { path: 'shared/src/bus/facts.ts', source: "import { a } from '@shop/shared/domain'", allowed: false },
    { path: 'shared/src/bus/bus.test.ts', source: "import { a } from '@shop/shared/domain'", allowed: false },
    { path: 'shell/src/boot/platform.ts', source: "import { type A, b } from '@shop/shared/contract'", allowed: false },
    { path: 'shell/src/boot/platform.test.ts', source: "import { a } from '@shop/shared/contract'", allowed: true },
    // tests only
    { path: 'mfe-ordering/src/a.test.tsx', source: "import { a } from '@shop/shared/testing'", allowed: true },
    { path: 'mfe-ordering/src/testing/a.ts', source: "import { a } from '@shop/shared/testing'", allowed: true },
    { path: 'mfe-ordering/src/a.tsx', source: "import { a } from '@shop/shared/testing'", allowed: false },
    { path: 'mfe-ordering/src/a-test.tsx', source: "import { a } from '@shop/shared/testing'", allowed: false },
    // itself
    { path: 'shared/src/api/points.ts', source: "import { a } from '@shop/shared/api/content'", allowed: true },
  ])('$path with $source: $allowed', ({ path, source, allowed }) => {
    expect(isAllowed(path, source)).toBe(allowed)
  })
})

describe('libraries', () => {
  it.each([
    { path: 'shared/src/domain/yen.ts', source: "import { useState } from 'react'", allowed: false },
    { path: 'shared/src/domain/yen.ts', source: "import * as v from 'valibot'", allowed: false },
    { path: 'shared/src/domain/yen.ts', source: "import { a } from 'node:fs'", allowed: false },
    { path: 'shared/src/domain/yen.test.ts', source: "import { a } from 'node:fs'", allowed: true },
    { path: 'shared/src/domain/yen.ts', source: "import type { ReactNode } from 'react'", allowed: true },
    { path: 'shared/src/session/use-session.ts', source: "import { useStore } from 'react'", allowed: true },
    { path: 'shared/src/contract/order.ts', source: "import * as v from 'valibot'", allowed: false },
    { path: 'shared/src/schema/index.ts', source: "export { pipe } from 'valibot'", allowed: true },
    { path: 'mfe-ordering/src/a.ts', source: "import * as v from 'valibot'", allowed: false },
    { path: 'mfe-signup/src/a.ts', source: "import * as v from 'valibot'", allowed: true },
    { path: 'shared/src/ui/a.ts', source: "import * as v from 'valibot'", allowed: false },
    { path: 'shared/src/api/client.ts', source: "import ky from 'ky'", allowed: true },
    { path: 'shell/src/boot/start.ts', source: "import ky from 'ky'", allowed: false },
    { path: 'shell/src/remotes/remote-host.ts', source: "import { start } from 'single-spa'", allowed: true },
    { path: 'shell/src/boot/start.ts', source: "import { start } from 'single-spa'", allowed: false },
    {
      path: 'shell/src/remotes/federation.ts',
      source: "import { a } from '@module-federation/runtime'",
      allowed: true,
    },
    { path: 'mfe-ordering/src/a.ts', source: "import { a } from '@module-federation/runtime'", allowed: false },
    { path: 'tools/federation/host.ts', source: "import { a } from '@module-federation/enhanced'", allowed: true },
    { path: 'shell/src/login/identity-client.ts', source: "import { a } from 'oidc-client-ts'", allowed: true },
    { path: 'shell/src/boot/start.ts', source: "import { a } from 'oidc-client-ts'", allowed: false },
    { path: 'shared/src/testing/server.ts', source: "import { a } from 'msw/node'", allowed: true },
    { path: 'mfe-ordering/src/a.ts', source: "import { a } from 'msw'", allowed: false },
    { path: 'mfe-ordering/src/a.ts', source: "import { Milk } from 'lucide-react'", allowed: true },
  ])('$path with $source: $allowed', ({ path, source, allowed }) => {
    expect(isAllowed(path, source)).toBe(allowed)
  })
})

describe('relative imports', () => {
  it.each([
    { path: 'shared/src/api/order.ts', source: "import { a } from './client.ts'", allowed: true },
    { path: 'shared/src/api/map/order.ts', source: "import { a } from '../client.ts'", allowed: true },
    { path: 'shared/src/api/order.ts', source: "import { a } from '../domain/yen.ts'", allowed: false },
    { path: 'shared/src/bus/index.ts', source: "import { a } from '../page-singleton.ts'", allowed: true },
    { path: 'shell/src/boot/start.ts', source: "import { a } from '../login/login.ts'", allowed: true },
    {
      path: 'shell/src/boot/start.ts',
      source: "import { a } from '../../../shared/src/domain/yen.ts'",
      allowed: false,
    },
    { path: 'shell/src/a.test.ts', source: "import { a } from '../../mfe-ordering/src/routes.ts'", allowed: false },
    {
      path: 'mfe-ordering/src/features/top/top-page.tsx',
      source: "import { a } from '../ordered-list/ordered-list-page.tsx'",
      allowed: false,
    },
    { path: 'mfe-ordering/src/features/top/top-page.tsx', source: "import { a } from './banner.tsx'", allowed: true },
    {
      path: 'mfe-ordering/src/features/top/top-page.tsx',
      source: "import { a } from '../../parts/a.tsx'",
      allowed: true,
    },
    { path: 'mfe-ordering/src/remote.tsx', source: "import { a } from './features/top/top-page.tsx'", allowed: true },
  ])('$path with $source: $allowed', ({ path, source, allowed }) => {
    expect(isAllowed(path, source)).toBe(allowed)
  })

  it('say where and why', () => {
    expect(judgeImports({ path: 'shared/src/api/a.ts', source: "\nimport { yen } from '../domain/yen.ts'\n" })).toEqual(
      ['shared/src/api/a.ts:2 imports ../domain/yen.ts: write @shop/shared/domain'],
    )
  })
})
