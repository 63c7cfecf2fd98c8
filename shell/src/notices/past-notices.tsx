import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatTime } from '@shop/shared/domain'
import { Button, Container, media, theme } from '@shop/shared/ui'
import { Dialog } from '@shop/shared/ui/dialog'
import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { NoticeStore } from './notice-store.ts'

const Place = styled(Container)(css`
  margin-bottom: 24px;
  text-align: right;

  ${media.print} { display: none; }
`)

const List = styled.ol(css`
  max-height: 50dvh;
  margin: 12px 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  & > li { padding: 10px 0; border-top: 1px solid ${theme.color.border.default}; }
  & time { margin-right: 12px; color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  & p { margin: 0; }
  & a { display: inline-flex; align-items: center; min-height: ${theme.size.touchTarget}; }
`)

/** Popups and snackbars pass; here they can be read once more. Stands below the content, once there is one. */
export function PastNotices({ store }: { store: NoticeStore }) {
  const past = useStore(store, (state) => state.past)
  const [isOpen, setIsOpen] = useState(false)
  // Hidden and not left out: its style is in the page before the press that brings a notice.: the browser would style everything anew.
  if (past.length === 0) return <Place hidden />
  const close = () => setIsOpen(false)
  return (
    <Place>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        <History size={20} />
        お知らせの履歴
      </Button>
      {isOpen ? (
        <Dialog title="お知らせの履歴" hasCloseButton onClose={close}>
          <List tabIndex={0} aria-label="新しい順">
            {past.map(({ id, at, title, text, isError, link, note }) => (
              <li key={id}>
                <time dateTime={at.toISOString()}>{formatTime(at)}</time>
                <b>{title}</b>
                {isError ? '（エラー）' : null}
                {text === undefined ? null : <p>{text}</p>}
                {note === undefined ? null : <small>{note}</small>}
                {link === undefined ? null : (
                  <p>
                    <a href={link.href}>{link.text}</a>
                  </p>
                )}
              </li>
            ))}
          </List>
        </Dialog>
      ) : null}
    </Place>
  )
}
