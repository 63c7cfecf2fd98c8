import { Button, Note } from '@shop/shared/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { JudgedCandidate } from '../../remotes/remote-log.ts'
import { overrideAddress, overrideCommand } from './override-address.ts'
import type { PanelPorts } from './panel-ports.ts'
import { Card, Quiet } from './panel-styles.ts'

const localHosts = ['localhost', '127.0.0.1']
const elsewhere = ''

/** Another build of a remote for this session alone, and the way back. */
export function OverridesSection({ ports }: { ports: Pick<PanelPorts, 'page' | 'remotes' | 'location'> }) {
  const records = useStore(ports.remotes)
  const names = Object.keys(records)
  const [remote, setRemote] = useState(names.find((name) => records[name]?.shown !== undefined) ?? names[0] ?? '')
  const candidates = records[remote]?.candidates ?? []
  const [version, setVersion] = useState<string>()
  const [address, setAddress] = useState('')

  const chosen = version ?? candidates[0]?.version ?? elsewhere
  const build = chosen === elsewhere ? address.trim() : chosen
  return (
    <>
      <CurrentOverrides {...ports} />
      <Card aria-label="版を選ぶ">
        <label>
          リモート
          <select
            value={remote}
            onChange={(event) => {
              setRemote(event.target.value)
              setVersion(undefined)
            }}
          >
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          版
          <select value={chosen} onChange={(event) => setVersion(event.target.value)}>
            {versionsOf(candidates).map((one) => (
              <option key={one}>{one}</option>
            ))}
            <option value={elsewhere}>アドレスを指定</option>
          </select>
        </label>
        {chosen === elsewhere ? (
          <label>
            ビルドのアドレス
            <input
              type="url"
              value={address}
              placeholder="http://localhost:4300/"
              onChange={(event) => setAddress(event.target.value)}
            />
          </label>
        ) : null}
        <Way {...ports} remote={remote} build={build} />
      </Card>
    </>
  )
}

const versionsOf = (candidates: readonly JudgedCandidate[]) => [...new Set(candidates.map(({ version }) => version))]

/** On a developer's own machine a link needs no signature; elsewhere only a command can sign one. */
function Way({
  page,
  location,
  remote,
  build,
}: Pick<PanelPorts, 'page' | 'location'> & { remote: string; build: string }) {
  if (localHosts.includes(location.hostname))
    return (
      <Button
        disabled={build === ''}
        onClick={() => location.assign(overrideAddress(location.pathname, buildsOf(page), remote, build))}
      >
        このセッションで使う
      </Button>
    )
  return (
    <label>
      署名付きリンクを作るコマンド
      <input readOnly value={overrideCommand(remote, build)} onFocus={(event) => event.target.select()} />
    </label>
  )
}

const buildsOf = ({ overrides }: PanelPorts['page']): readonly string[] =>
  overrides !== undefined && 'builds' in overrides ? overrides.builds : []

function CurrentOverrides({ page, location }: Pick<PanelPorts, 'page' | 'location'>) {
  const { overrides } = page
  if (overrides === undefined) return <Quiet>上書きはありません。</Quiet>
  if ('refused' in overrides) return <Note tone="warning">リンクは使えません（{overrides.refused}）。</Note>
  return (
    <>
      <Note tone="warning">
        {overrides.builds.map((build) => (
          <p key={build}>
            <code>{build}</code>
          </p>
        ))}
        <p>{new Date(overrides.until).toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' })} まで</p>
      </Note>
      <form method="post" action="/_override/off">
        <input type="hidden" name="back" value={location.pathname} />
        <Button type="submit" look="outline">
          上書きをやめる
        </Button>
      </form>
    </>
  )
}
