import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { firstViewOfPage, useHydrated } from '@shop/shared/first-view'
import { lazy, Suspense } from 'react'
import { sanitiserPolicy } from './sanitiser-policy.ts'

/** Text that says something else when it is read as HTML. */
const hasMarkup = (text: string): boolean => /[<&]/.test(text)

/** Without the sanitiser the words stand there alone: as text they can do no harm. */
const Words = ({ html }: { html: string }) => (
  <Lines>{html.replaceAll(/<br[^>]*>/g, '\n').replaceAll(/<[^>]*>/g, '')}</Lines>
)

const Lines = styled.span(css`white-space: pre-line;`)

const Sanitised = lazy(async () => {
  const policy = sanitiserPolicy()
  if (policy === 'refused') return { default: Words }
  return import(/* webpackChunkName: "sanitised" */ './sanitised.tsx').then(
    ({ createSanitised }) => ({ default: createSanitised(policy) }),
    () => ({ default: Words }),
  )
})

/**
 * HTML that others have written: the one way by which it comes into the page. Emphasis and line breaks are left of it, no
 * address, no picture, no attribute, so that it may stand in a button too. The sanitiser is loaded where there is markup. It
 * needs a document, so a page that was rendered has the words alone, until it is awake. [API-050, G-12, K-185]
 */
export const SafeHtml = ({ html }: { html: string }) => (hasMarkup(html) ? <Markup html={html} /> : html)

function Markup({ html }: { html: string }) {
  const isAwake = useHydrated(true, () => false)
  const words = <Words html={html} />
  return (
    <Suspense
      fallback={
        firstViewOfPage() === undefined ? (
          // As much room as the words will take, so that nothing moves when they come.
          <span aria-hidden style={{ visibility: 'hidden' }}>
            {words}
          </span>
        ) : (
          words
        )
      }
    >
      {isAwake ? <Sanitised html={html} /> : words}
    </Suspense>
  )
}
