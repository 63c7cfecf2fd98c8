import { useHydrated } from '@shop/shared/first-view'
import { defineKey, schema, usePlatform } from '@shop/shared/platform'
import { SegmentedControl } from '@shop/shared/ui/page'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { useState } from 'react'

export type ListLayout = 'grid' | 'list'

/** One look for the lists of all domains. */
const lookKey = defineKey<ListLayout>({
  name: 'product-list-look',
  in: 'local',
  of: 'visit',
  isShared: true,
  schema: schema.picklist(['grid', 'list']),
})

/** How the member likes lists; kept on this device. */
export function useListLayout(): [ListLayout, (look: ListLayout) => void] {
  const { storage } = usePlatform()
  const [look, setLook] = useState<ListLayout>(() => storage.read(lookKey) ?? 'grid')
  return [
    // The edge that renders knows nothing of a device's own storage.
    useHydrated(look, () => 'grid'),
    (next) => {
      storage.write(lookKey, next)
      setLook(next)
    },
  ]
}

const segments = [
  { value: 'grid', text: '写真で並べる', icon: <LayoutGrid size={20} /> },
  { value: 'list', text: '一覧で並べる', icon: <List size={20} /> },
] as const

/** The switch between pictures and rows. */
export const ListLayoutSwitch = ({ look, onChange }: { look: ListLayout; onChange(look: ListLayout): void }) => (
  <SegmentedControl label="表示" segments={segments} value={look} onChange={onChange} />
)
