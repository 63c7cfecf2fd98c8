import { Note } from '@shop/shared/ui'
import { useStore } from 'zustand'
import type { PanelPorts } from '../panel-ports.ts'
import { Card, Quiet } from '../panel-styles.ts'
import { type FaultKind, faultKinds } from './planned-faults.ts'
import type { Faults } from './use-faults.ts'

const texts: Record<FaultKind, string> = {
  'entry fails': 'entry が失敗する',
  'entry hangs': 'entry が返らない',
  'throws at mount': 'mount で例外',
  'throws at render': 'render で例外',
  'never settles': 'mount が終わらない',
}

/** Makes a remote fail in this tab, to see what members would see. */
export function FaultsSection({ ports, faults }: { ports: Pick<PanelPorts, 'remotes'>; faults: Faults }) {
  const names = Object.keys(useStore(ports.remotes))
  const switchedOn = Object.keys(faults.on)
  return (
    <>
      {switchedOn.length === 0 ? (
        <Quiet>このタブだけに効き、ほかの人には影響しません。</Quiet>
      ) : (
        <Note tone="error">このタブで障害を起こしています: {switchedOn.join('、')}</Note>
      )}
      {names.map((name) => (
        <Card key={name} aria-label={name}>
          <label>
            {name}
            <select
              value={faults.on[name] ?? ''}
              onChange={(event) =>
                faults.set(
                  name,
                  faultKinds.find((kind) => kind === event.target.value),
                )
              }
            >
              <option value="">なし</option>
              {faultKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {texts[kind]}
                </option>
              ))}
            </select>
          </label>
        </Card>
      ))}
    </>
  )
}
