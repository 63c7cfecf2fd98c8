import { Note } from '@shop/shared/ui'
import { Badge } from '@shop/shared/ui/shopping'
import { useStore } from 'zustand'
import { shellContainer } from '../../singletons/share-scopes.ts'
import type { PanelPorts } from './panel-ports.ts'
import { Quiet } from './panel-styles.ts'

/** Who provides the modules that may stand only once in a page. */
export function SingletonsSection({ ports }: { ports: Pick<PanelPorts, 'remotes' | 'providers'> }) {
  // Whatever happens to a remote may have loaded something.
  useStore(ports.remotes)
  const providers = ports.providers()
  const strangers = providers.filter(({ from }) => from !== shellContainer)
  return (
    <>
      {strangers.length === 0 ? (
        <Quiet>読み込まれた singleton は {providers.length}件です。</Quiet>
      ) : (
        <Note tone="error">shell 以外のコピーが {strangers.length}件あります。</Note>
      )}
      <table aria-label="singleton">
        <thead>
          <tr>
            <th scope="col">package</th>
            <th scope="col">version</th>
            <th scope="col">提供元</th>
          </tr>
        </thead>
        <tbody>
          {providers.map(({ name, version, from }) => (
            <tr key={`${name} ${version} ${from}`}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{version}</td>
              <td>{from === shellContainer ? from : <Badge tone="special">{from}</Badge>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
