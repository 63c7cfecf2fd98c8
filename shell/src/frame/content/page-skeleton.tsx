import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { BeadLoader, Container, media, Skeleton, Waiting } from '@shop/shared/ui'
import { SlowNoteOutlet } from './slow-note-outlet.tsx'

const Blocks = styled.div(css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px 20px;
  padding-top: 24px;

  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px 10px;
    & > :nth-of-type(n + 5) { display: none; }
  }
`)

const Loader = styled.div(css`
  display: grid;
  place-items: center;
  padding-top: 32px;
`)

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** A page that is on its way. At the very beginning with the crate, so that it is clear whose page. */
export const PageSkeleton = ({ isBeginning = false }: { isBeginning?: boolean }) => (
  <>
    <SlowNoteOutlet />
    <Waiting>
      <Container>
        {isBeginning ? (
          <Loader>
            <BeadLoader />
          </Loader>
        ) : null}
        <Blocks>
          {places.map((place) => (
            <Skeleton key={place} height="280px" radius={12} />
          ))}
        </Blocks>
      </Container>
    </Waiting>
  </>
)
