import { href } from '@shop/shared/routes'
import { EmptyState, LinkButton } from '@shop/shared/ui'
import type { ReactNode } from 'react'

/** Nothing to show of a month or a day, in the words of the documents. [ACC-071, ACC-074] */
export const NothingToShow = ({ title, picture }: { title: string; picture: ReactNode }) => (
  <EmptyState
    title={title}
    picture={picture}
    action={
      <LinkButton look="outline" to={href.purchaseHistory()}>
        購入履歴へ戻る
      </LinkButton>
    }
  />
)
