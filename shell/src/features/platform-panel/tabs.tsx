import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { TabList, TabPanel } from './panel-styles.ts'

type Tab = { id: string; text: string; panel: ReactNode }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Arrows go from tab to tab and show them at once: nothing has to be loaded. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId()
  const [chosen, setChosen] = useState(tabs[0]?.id)
  const shown = tabs.find((tab) => tab.id === chosen)

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key]
    if (step === undefined) return
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const place = tabs.findIndex((tab) => tab.id === chosen) + step
    const next = (place + tabs.length) % tabs.length
    setChosen(tabs[next]?.id)
    buttons[next]?.focus()
  }
  return (
    <>
      <TabList role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => setChosen(tab.id)}
          >
            {tab.text}
          </button>
        ))}
      </TabList>
      <TabPanel key={chosen} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} tabIndex={0}>
        {shown?.panel}
      </TabPanel>
    </>
  )
}
