import { Badge } from '@shop/shared/ui/shopping'
import { useStore } from 'zustand'
import { shellContainer } from '../../singletons/share-scopes.ts'
import { loadedParts } from './loaded-parts.ts'
import type { PanelPorts } from './panel-ports.ts'

/** Which copy of a common part each remote got: the shell's, or its own where the shell's is older than it needs. */
export function PartsSection({ ports }: { ports: Pick<PanelPorts, 'remotes' | 'instances'> }) {
  useStore(ports.remotes)
  return (
    <table aria-label="共通部品">
      <thead>
        <tr>
          <th scope="col">共通部品</th>
          <th scope="col">version</th>
          <th scope="col">提供元</th>
          <th scope="col">利用先</th>
        </tr>
      </thead>
      <tbody>
        {loadedParts(ports.instances()).map(({ name, version, isOfShell, takers }) => (
          <tr key={`${name} ${version}`}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{version}</td>
            <td>{isOfShell ? shellContainer : <Badge tone="special">{takers.join('、')}</Badge>}</td>
            <td>{takers.join('、')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
