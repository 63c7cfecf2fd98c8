import { usePlatform } from '@shop/shared/platform'
import { SegmentedControl } from '@shop/shared/ui/shopping'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { useState } from 'react'

export type ListLook = 'grid' | 'list'

const storageKey = 'product-list-look'

/** How the member likes lists; kept on this device. [design 6] */
export function useListLook(): [ListLook, (look: ListLook) => void] {
  const { local } = usePlatform().storage
  const [look, setLook] = useState<ListLook>(() => (local.read(storageKey) === 'list' ? 'list' : 'grid'))
  return [
    look,
    (next) => {
      local.write(storageKey, next)
      setLook(next)
    },
  ]
}

const segments = [
  { value: 'grid', text: '写真で並べる', icon: <LayoutGrid size={20} /> },
  { value: 'list', text: '一覧で並べる', icon: <List size={20} /> },
] as const

/** The switch between pictures and rows. */
export const ListLookSwitch = ({ look, onChange }: { look: ListLook; onChange(look: ListLook): void }) => (
  <SegmentedControl label="表示" segments={segments} value={look} onChange={onChange} />
)
