import { href } from '@shop/shared/routes'
import { EmptyState, LinkButton } from '@shop/shared/ui'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { Page as Column, PageHeading } from '../../parts/page.tsx'
import { unknownCategoryTitle } from './use-category.ts'

/** An address with codes that nobody has this week. */
export const UnknownCategory = () => (
  <Column>
    <Breadcrumbs above={[{ text: 'カテゴリ', to: href.categories() }]} here={unknownCategoryTitle} />
    <PageHeading>{unknownCategoryTitle}</PageHeading>
    <EmptyState
      title="お探しのカテゴリは、今週はございません"
      text="ほかのカテゴリから商品をお探しください。"
      action={
        <LinkButton look="outline" to={href.categories()}>
          すべてのカテゴリを見る
        </LinkButton>
      }
    />
  </Column>
)
