import { useState } from 'react'
import type { PanelPorts } from '../panel-ports.ts'
import { type FaultKind, type PlannedFaults, readFaults, writeFaults } from './planned-faults.ts'

export type Faults = {
  on: PlannedFaults
  /** Takes effect at once where the remote is on show. */
  set(remote: string, kind: FaultKind | undefined): void
  clear(): void
}

/** The faults of this tab, while the panel is open. */
export function useFaults({ session, reopen }: Pick<PanelPorts, 'session' | 'reopen'>): Faults {
  const [on, setOn] = useState(() => readFaults(session))

  function change(next: PlannedFaults, touched: readonly string[]) {
    writeFaults(session, next)
    setOn(next)
    for (const remote of touched) reopen(remote)
  }
  return {
    on,
    set(remote, kind) {
      const { [remote]: _, ...others } = on
      change(kind === undefined ? others : { ...others, [remote]: kind }, [remote])
    },
    clear: () => change({}, Object.keys(on)),
  }
}
