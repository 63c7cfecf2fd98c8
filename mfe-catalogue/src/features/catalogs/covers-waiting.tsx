import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Skeleton, Waiting } from '@shop/shared/ui'
import { Covers } from '../../parts/catalogue/covers.ts'

const Place = styled.div(css`padding-top: 68px;`)
const WaitingCover = styled.div(css`aspect-ratio: 3 / 4;`)
/** As high as a name and its facts. */
const WaitingWords = styled.div(css`height: 53px;`)

const places = [0, 1, 2, 3, 4]

export const CoversWaiting = () => (
  <Waiting text="カタログを読み込み中です">
    <Place>
      <Covers aria-hidden>
        {places.map((place) => (
          <li key={place}>
            <WaitingCover>
              <Skeleton height="100%" radius={8} />
            </WaitingCover>
            <WaitingWords />
          </li>
        ))}
      </Covers>
    </Place>
  </Waiting>
)
