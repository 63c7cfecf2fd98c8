import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Notice } from '@shop/shared/api/content'
import { AddressLink } from '@shop/shared/banner'
import { formatDay, isoDay } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { FailedState, media, retryOf, theme } from '@shop/shared/ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { noticesQuery } from './top.queries.ts'

const Root = styled.section(css`
  display: grid;
  flex: 1 1 0;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: center;
  gap: 0 24px;
  min-width: 0;
  /* Three, of a line each. */
  min-height: 144px;
  padding: 4px 20px;
  ${theme.box.card}

  & > h2 { font-size: 1rem; line-height: 44px; white-space: nowrap; }
  & > p { color: ${theme.color.text.secondary}; line-height: 44px; }
  & li + li { border-top: 1px solid ${theme.color.border.hairline}; }
  & li { display: flex; align-items: center; gap: 14px; min-height: 44px; font-size: 0.9375rem; line-height: 1.5; }
  & li > a { flex: 1; align-content: center; min-height: 44px; padding: 8px 0; color: ${theme.color.text.primary}; text-decoration: none; }
  & li > a:hover { text-decoration: underline; }
  & time { color: ${theme.color.text.tertiary}; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & > [data-opener] { display: none; }

  ${media.mobile} {
    flex: none;
    gap: 0 12px;
    min-height: 0;
    padding: 2px 14px;

    & > h2 { font-size: 0.9375rem; }
    & > ul { grid-column: 1 / -1; }
    & > [data-opener] {
      display: flex;
      align-items: center;
      gap: 8px;
      min-height: 44px;
      padding: 0;
      border: 0;
      background: none;
      color: ${theme.color.text.primary};
      text-align: start;
    }
    & > [data-opener] > b { flex: 1; min-width: 0; overflow: hidden; font-weight: 400; text-overflow: ellipsis; white-space: nowrap; }
    & > [data-opener] > b, & > [data-opener] > span { font-size: 0.9375rem; }
    & > [data-opener] > span { color: ${theme.color.brand.default}; font-weight: 700; white-space: nowrap; }
    & > [data-opener] > svg { flex: none; color: ${theme.color.brand.default}; }
    & > [data-opener][aria-expanded='true'] > b { visibility: hidden; }
    & > [data-opener][aria-expanded='true'] > svg { transform: rotate(180deg); }
    & > [data-opener][aria-expanded='false'] + ul { display: none; }
    & li { position: relative; flex-direction: column; align-items: flex-start; gap: 0; padding: 8px 0; }
    & li > a { flex: none; min-height: 0; padding: 0; }
    & li > a::after { content: ''; position: absolute; inset: 0; }
  }
`)

/** お知らせ: hidden when there is nothing to tell. On a phone several are one line until they are opened. [K-171] */
export function NoticesArea() {
  const notices = useQuery(noticesQuery(usePlatform()))
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)

  if (notices.isPending) {
    return (
      <Root aria-labelledby={titleId} aria-busy>
        <h2 id={titleId}>お知らせ</h2>
        <p role="status">読み込み中...</p>
      </Root>
    )
  }
  if (notices.isError) {
    return (
      <Failed>
        <FailedState title="お知らせを表示できませんでした" {...retryOf(notices)} />
      </Failed>
    )
  }
  const [first, ...others] = notices.data
  if (first === undefined) return null
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>お知らせ</h2>
      {others.length === 0 ? null : (
        <button type="button" data-opener aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <b>{first.title}</b>
          <span>{isOpen ? '閉じる' : `ほか${others.length}件`}</span>
          <ChevronDown size={20} />
        </button>
      )}
      <ul>
        {notices.data.map((notice) => (
          <NoticeLine key={`${notice.beginsAt.getTime()} ${notice.title}`} notice={notice} />
        ))}
      </ul>
    </Root>
  )
}

const Failed = styled.div(css`
  flex: 1 1 0;
  min-width: 0;

  ${media.mobile} { flex: none; }
`)

const NoticeLine = ({ notice: { title, linkUrl, beginsAt } }: { notice: Notice }) => (
  <li>
    <time dateTime={isoDay(beginsAt)}>{formatDay(beginsAt)}</time>
    {linkUrl === undefined ? <span>{title}</span> : <AddressLink to={linkUrl}>{title}</AddressLink>}
  </li>
)
