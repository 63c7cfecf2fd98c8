import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Notice } from '@shop/shared/api/content'
import { AddressLink } from '@shop/shared/banner'
import { formatDay, isoDay } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { FailedState, media, theme } from '@shop/shared/ui'
import { useId } from 'react'
import { noticesQuery } from './top.queries.ts'

const Root = styled.section(css`
  flex: 1 1 0;
  min-width: 0;
  min-height: 140px;
  padding: 10px 20px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};

  & > h2 { margin-top: 6px; font-size: 1rem; line-height: 1.5; }
  & > p { padding: 8px 0; color: ${theme.color.text.secondary}; }
  & li + li { border-top: 1px solid ${theme.color.border.hairline}; }
  & li { display: flex; align-items: center; gap: 14px; min-height: 44px; line-height: 1.5; }
  & li > a { flex: 1; align-content: center; min-height: 44px; padding: 8px 0; color: ${theme.color.text.primary}; text-decoration: none; }
  & li > a:hover { text-decoration: underline; }
  & time { color: ${theme.color.text.tertiary}; font-variant-numeric: tabular-nums; white-space: nowrap; }

  ${media.mobile} {
    flex: none;
    min-height: 168px;
    padding: 8px 14px;
    & li { flex-direction: column; align-items: flex-start; gap: 0; padding-top: 8px; }
    & li > a { flex: none; min-height: 0; padding: 0 0 8px; }
    & li > a::after { content: ''; position: absolute; inset: 0; }
    & li { position: relative; }
  }
`)

/** お知らせ: hidden when there is nothing to tell. [ORD-009, ORD-010] */
export function NoticesArea() {
  const notices = useQuery(noticesQuery(usePlatform()))
  const titleId = useId()

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
        <FailedState
          title="お知らせを表示できませんでした"
          isBusy={notices.isFetching}
          onRetry={() => void notices.refetch()}
        />
      </Failed>
    )
  }
  if (notices.data.length === 0) return null
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>お知らせ</h2>
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
