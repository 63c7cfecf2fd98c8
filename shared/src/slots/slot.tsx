import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { emptyHtml, firstViewOfPage } from '@shop/shared/first-view'
import { type OpenSlot, type SlotState, usePlatform } from '@shop/shared/platform'
import { placeAttribute, renderedAttribute } from '@shop/shared/routes/slot-place'
import { media } from '@shop/shared/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type SlotName, type SlotProps, slotVersions } from './slot-props.ts'

/** Whoever fills it is cut off at its edges, and neither moves nor covers what stands around it. */
const Root = styled.div(css`
  contain: layout;
  overflow: clip;
  /* Rings of focus, and rows that run out of a narrow page. */
  overflow-clip-margin: 24px;
  &[data-size='line'] { max-block-size: 8rem; }
  &[data-size='row'] { max-block-size: max(720px, 45rem); }
  &[data-state='empty'] { display: none; }
  /* Filled by the edge, it does not wait; what is on its way in the browser is not seen before it stands. */
  &[data-state='waiting'] > [${placeAttribute}] > :not([${renderedAttribute}]) { display: none; }
  &[data-state='waiting']:has(> [${placeAttribute}] > [${renderedAttribute}]) > :not([${placeAttribute}]) { display: none; }
  ${media.print} { &[data-size='row'] { display: none; } }
`)

/** The edge and the shell write into it. */
const untouched = { __html: emptyHtml }

type Props<Name extends SlotName> = {
  name: Name
  props: SlotProps[Name]
  /** The most that it may take: a line of text, or a row of products under a heading. */
  size: 'line' | 'row'
  /** Stands there until the slot is filled, and as high. */
  waiting: ReactNode
}

/**
 * A place that another remote fills. It is left out without a word where nobody does, or where whoever does fails; the screen
 * around it never waits for it.
 */
export function Slot<Name extends SlotName>({ name, props, size, waiting }: Props<Name>) {
  const { slots } = usePlatform()
  const id = useId()
  firstViewOfPage()?.server?.slots.set(id, { id, name, version: slotVersions[name], props })
  const [state, setState] = useState<SlotState>('waiting')
  const container = useRef<HTMLDivElement>(null)
  const slot = useRef<OpenSlot>(undefined)
  const text = JSON.stringify(props)
  const given = useRef(text)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other properties are an update of the open slot
  useEffect(() => {
    if (container.current === null) return
    const request = { id, name, version: slotVersions[name], props, container: container.current, changed: setState }
    slot.current = slots.open(request)
    given.current = text
    return () => slot.current?.close()
  }, [slots, name])

  useEffect(() => {
    if (given.current === text) return
    given.current = text
    slot.current?.update(JSON.parse(text))
  }, [text])

  return (
    <Root data-slot={name} data-size={size} data-state={state}>
      <div
        ref={container}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, so that React leaves what stands there alone
        dangerouslySetInnerHTML={untouched}
        {...{ [placeAttribute]: id }}
      />
      {state === 'waiting' ? waiting : null}
    </Root>
  )
}
