import { type DocumentedRoute, documented } from '@shop/shared/testing/routes'
import { remotes } from './declared-routes.ts'

export type Row = DocumentedRoute & { owner: string }

const alone = { twin: false, isWebOnly: true, orders: false }

const documentedOfShell: readonly DocumentedRoute[] = [
  ...documented('public', ['/entrance', '/auth0', '/faq', '/faq/detail/:', '/lp/app/pr'], alone),
  ...documented('public', ['/mobile/lp', '/mobile/login-error'], { ...alone, isWebOnly: false }),
  ...documented('membersAndVisitors', ['/forConfirm/change/ahead/week'], alone),
]

const ownedBy = (owner: string, rows: readonly DocumentedRoute[]): Row[] => rows.map((row) => ({ ...row, owner }))

/** The route table of the documents, the part of each remote in its own folder. [GRD-093, K-02, K-07, K-25, K-27, MOB-021] */
export const documents: readonly Row[] = [
  ...ownedBy('shell', documentedOfShell),
  ...(
    await Promise.all(
      remotes.map(async (owner) => {
        const { href } = new URL(`../../../../${owner}/src/testing/documented-routes.ts`, import.meta.url)
        const { documentedRoutes }: { documentedRoutes: readonly DocumentedRoute[] } = await import(href)
        return ownedBy(owner, documentedRoutes)
      }),
    )
  ).flat(),
]
