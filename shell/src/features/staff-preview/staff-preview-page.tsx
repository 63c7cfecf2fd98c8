import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, formatTime } from '@shop/shared/domain'
import {
  earlyBirdWeekSince,
  previewDateSince,
  previewWeeks,
  readWeeksAhead,
  type WeeksAhead,
} from '@shop/shared/domain/preview'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { Button, Container, theme } from '@shop/shared/ui'
import { RadioGroup } from '@shop/shared/ui/form'
import { useState } from 'react'
import { weeksAheadKey } from './weeks-ahead.ts'

const Root = styled(Container)(css`
  padding-top: 20px;

  & > * { max-width: 640px; }
  & > h1 { margin-bottom: 12px; }
  & > dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 20px; margin: 16px 0; font-variant-numeric: tabular-nums; }
  & > dl > dt { color: ${theme.color.text.secondary}; }
  & > form {
    display: grid;
    gap: 20px;
    padding: 24px;
    ${theme.box.card}
  }
`)

const none = 'none'
const choices = [
  { value: none, text: 'なし（公開中の週）' },
  ...previewWeeks.map((weeks) => ({ value: String(weeks), text: `${weeks}週先` })),
]

/** Staff choose the week that they look at before it opens. The page is loaded anew: all it shows is of that week. */
export const StaffPreviewPage = () => <StaffPreview leave={(address) => window.location.assign(address)} />

export function StaffPreview({ leave }: { leave(address: string): void }) {
  const { storage, clock } = usePlatform()
  const chosen = readWeeksAhead(storage.session.read(weeksAheadKey))
  const [wanted, setWanted] = useState(chosen === undefined ? none : String(chosen))
  const now = clock.now()

  function change(weeks: WeeksAhead | undefined) {
    if (weeks === undefined) storage.session.remove(weeksAheadKey)
    else storage.session.write(weeksAheadKey, weeks)
    leave(href.top())
  }

  return (
    <Root>
      <h1>確認週の変更</h1>
      <p>公開前の週の表示を確認します。選んだ週は、このタブを閉じるまで使われます。</p>
      <dl>
        <dt>確認用の日付</dt>
        <dd>{formatDay(previewDateSince(now))}（毎日9:05に更新）</dd>
        <dt>早期注文週の更新</dt>
        <dd>
          {formatDay(earlyBirdWeekSince(now))} {formatTime(earlyBirdWeekSince(now))}（毎週火曜18:00に更新）
        </dd>
      </dl>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          change(readWeeksAhead(Number(wanted)))
        }}
      >
        <RadioGroup name="weeksAhead" label="確認する週" options={choices} value={wanted} onChange={setWanted} />
        <Button type="submit">この週を確認する</Button>
      </form>
    </Root>
  )
}
