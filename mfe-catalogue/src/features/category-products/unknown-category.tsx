import { href } from '@shop/shared/routes'
import { Container, EmptyState, LinkButton } from '@shop/shared/ui'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { unknownCategoryTitle } from './use-category.ts'

/** An address with codes that nobody has this week. */
export const UnknownCategory = () => (
  <Container>
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
  </Container>
)
