import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { Link } from '@shop/shared/router'
import { href, type LimitedTab } from '@shop/shared/routes'
import { Note } from '@shop/shared/ui'
import type { NumberRefusal } from './judge-number.ts'

const Root = styled.div(css`
  margin-top: 14px;

  & b { display: block; }
  & ul { margin-top: 4px; }
  & li + li { margin-top: 4px; }
  & a { display: block; font-weight: 700; }
`)

const limitedPages: Record<LimitedTab, string> = {
  wakeari: '訳あり商品の画面',
  web: 'Web限定企画画面',
  tokka: '本気特価の画面',
}

/** A list of a thousand reasons helps nobody: all of them stay in the field. */
const maxShown = 20

/** Why something that was typed is not on the list. It stays in the field. */
export function RefusedNumbers({ id, refusals }: { id: string; refusals: readonly NumberRefusal[] }) {
  const [only] = refusals
  if (only === undefined) return null
  const tabs = [...new Set(refusals.flatMap(({ tab = [] }) => tab))]
  return (
    <Root id={id}>
      <Note tone="error">
        {refusals.length === 1 ? <OneRefusal refusal={only} /> : <ManyRefusals refusals={refusals} />}
        {tabs.map((tab) => (
          <Link key={tab} to={href.limitedProducts(tab)}>
            {limitedPages[tab]}へ
          </Link>
        ))}
      </Note>
    </Root>
  )
}

const OneRefusal = ({ refusal: { message } }: { refusal: NumberRefusal }) => (
  <>
    <b>{message.title}</b>
    {message.text === undefined ? null : <p>{message.text}</p>}
  </>
)

const ManyRefusals = ({ refusals }: { refusals: readonly NumberRefusal[] }) => (
  <>
    <b>{formatNumber(refusals.length)}件の番号を追加できませんでした</b>
    <ul>
      {refusals.slice(0, maxShown).map(({ typed, message }) => (
        <li key={`${typed.raw} ${message.title}`}>
          {typed.raw}：{[message.title, message.text].filter((text) => text !== undefined).join(' ')}
        </li>
      ))}
    </ul>
    {refusals.length > maxShown ? <p>ほか{formatNumber(refusals.length - maxShown)}件</p> : null}
  </>
)
