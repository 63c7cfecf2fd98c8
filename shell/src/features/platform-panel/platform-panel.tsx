import { Button, IconButton } from '@shop/shared/ui'
import { Badge } from '@shop/shared/ui/shopping'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { BusSection } from './bus-section.tsx'
import { FaultsSection } from './faults/faults-section.tsx'
import { useFaults } from './faults/use-faults.ts'
import { Outline } from './outline.tsx'
import { OverridesSection } from './overrides-section.tsx'
import type { PanelPorts } from './panel-ports.ts'
import { Head, Panel } from './panel-styles.ts'
import { PartsSection } from './parts-section.tsx'
import { RemotesSection } from './remotes-section.tsx'
import { SingletonsSection } from './singletons-section.tsx'
import { Tabs } from './tabs.tsx'

const titleId = 'platform-panel-title'

/** Shows staff and developers how shell and remotes are doing. Beside the shop, which stays usable. */
export function PlatformPanel({
  ports,
  takesFocus,
  onClose,
}: {
  ports: PanelPorts
  takesFocus: boolean
  onClose(): void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const [hasOutline, setHasOutline] = useState(false)
  const faults = useFaults(ports)
  const faultCount = Object.keys(faults.on).length
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
  }
  return (
    <Panel aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <Head>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          プラットフォーム
        </h2>
        <IconButton label="閉じる" icon={<X size={22} />} onClick={onClose} />
        <div>
          <Badge>
            shell {ports.page.version} · {ports.page.environment}
          </Badge>
          <Button look="outline" aria-pressed={hasOutline} onClick={() => setHasOutline(!hasOutline)}>
            境界を表示
          </Button>
          {faultCount === 0 ? null : (
            <Button look="dangerSolid" onClick={faults.clear}>
              障害 {faultCount}件をすべて解除
            </Button>
          )}
        </div>
      </Head>
      <Tabs
        label="プラットフォームの情報"
        tabs={[
          { id: 'remotes', text: 'リモート', panel: <RemotesSection ports={ports} /> },
          {
            id: 'singletons',
            text: '共有',
            panel: (
              <>
                <SingletonsSection ports={ports} />
                <PartsSection ports={ports} />
              </>
            ),
          },
          { id: 'bus', text: 'バス', panel: <BusSection bus={ports.bus} /> },
          { id: 'overrides', text: '上書き', panel: <OverridesSection ports={ports} /> },
          { id: 'faults', text: '障害', panel: <FaultsSection ports={ports} faults={faults} /> },
        ]}
      />
      {hasOutline ? <Outline ports={ports} /> : null}
    </Panel>
  )
}
