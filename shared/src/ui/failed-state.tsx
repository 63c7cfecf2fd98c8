import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { messages } from '@shop/shared/domain'
import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useId } from 'react'
import { Button } from './button.tsx'
import { media } from './theme/media.ts'
import { theme } from './theme/theme.ts'

const Root = styled.section(css`
  display: flex;
  align-items: center;
  gap: 20px;
  min-height: 120px;
  padding: 24px 28px;
  border: 1px dashed ${theme.color.border.control};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};

  & > [data-disc] {
    display: grid;
    place-items: center;
    flex: none;
    width: 64px;
    height: 64px;
    border-radius: 50%;
    background: ${theme.color.warning.tint};
    color: ${theme.color.warning.text};
  }
  & [data-title] { ${theme.text.h4} }
  & [data-text] { color: ${theme.color.text.secondary}; line-height: 1.6; }
  & > button { margin-left: auto; flex: none; }

  ${media.mobile} {
    flex-wrap: wrap;
    gap: 12px;
    padding: 18px 16px;
    & > [data-words] { flex: 1; min-width: 200px; }
    & > button { width: 100%; }
  }
`)

/** An area that could not be had: what failed, what still works, and a button to try again. [ERR-022] */
export function FailedState({
  title = messages.notShown.title,
  text = '時間をおいて、もう一度お試しください。',
  isBusy = false,
  onRetry,
}: {
  title?: string
  text?: string
  isBusy?: boolean
  onRetry(): void
}) {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId}>
      <div data-disc>
        <CloudOff size={30} />
      </div>
      <div data-words>
        <p id={titleId} data-title>
          {title}
        </p>
        <p data-text>{text}</p>
      </div>
      <Button look="outline" isBusy={isBusy} onClick={onRetry}>
        <RotateCw size={18} />
        再読み込み
      </Button>
    </Root>
  )
}

/** Gives `FailedState` its retry: asks a query again, and says that it is under way. */
export const retryOf = ({ isFetching, refetch }: { isFetching: boolean; refetch(): unknown }) => ({
  isBusy: isFetching,
  onRetry: () => void refetch(),
})
