import type { RouteDeclaration } from '@shop/shared/contract'
import { membersAndVisitors } from '@shop/shared/routes/kinds'

export const routes: Record<string, RouteDeclaration> = {
  top: { ...membersAndVisitors, path: '/', screen: 'article', title: 'トドック', desc: '', keywords: '' },
}
