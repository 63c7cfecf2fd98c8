import { Button, EmptyState } from '@shop/shared/ui'
import SearchX from 'lucide-react/icons/search-x'

/** The filter leaves nothing of the list. */
export const NothingLeft = ({ onClear }: { onClear(): void }) => (
  <EmptyState
    title="選んだ条件に合う商品が見つかりませんでした"
    text="条件を減らすと見つかることがあります。"
    picture={<SearchX size={56} />}
    action={
      <Button look="outline" onClick={onClear}>
        条件をすべて解除
      </Button>
    }
  />
)
