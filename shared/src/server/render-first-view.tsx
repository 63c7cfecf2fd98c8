import { getPlanningWeeks } from '@shop/shared/api'
import type { FirstView, FirstViewRequest, PageHead, SlotInView } from '@shop/shared/contract'
import { beginFirstView, endFirstView } from '@shop/shared/first-view'
import { areaAttribute } from '@shop/shared/first-view/area'
import type { PageMeta, PlatformServices } from '@shop/shared/platform'
import { addressValues, routeMeta } from '@shop/shared/routes'
import { newSession, nextSession, type Session } from '@shop/shared/session'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { serverPlatform } from './server-platform.ts'
import type { ServerStyles } from './server-styles.ts'
import { withoutStyleAttributes } from './style-attributes.ts'

export type RenderParts = {
  request: FirstViewRequest
  /** Of the names that React makes; the same in the browser. */
  identifierPrefix: string
  /** One for all views of an entry. */
  styles: ServerStyles
  /** Draws with the page's style cache, which is the one of the server here. */
  draw(parts: { platform: PlatformServices; session: Session }): ReactNode
}

/**
 * Renders a view with all the answers that the edge has brought. Rejects where something throws: what cannot be rendered whole
 * is drawn by the browser. One at a time, since a view is kept in the module.
 */
export async function renderFirstView(parts: RenderParts): Promise<FirstView> {
  const { request, identifierPrefix, styles, draw } = parts
  let head: PageHead = {}
  const platform = serverPlatform(request, (meta) => {
    head = headOf(request, meta)
  })
  const session = await sessionOf(request, platform)
  const answered = new Set<string>()
  const slots = new Map<string, SlotInView>()
  const { kind, now } = request
  beginFirstView({ kind, now, session, answered, server: { unanswered: new Set(), slots } })
  styles.begin()
  try {
    const { html, styles: ofAttributes } = withoutStyleAttributes(
      await htmlOf(draw({ platform, session }), identifierPrefix),
    )
    const { styles: rules, styleNames } = styles.collect(html)
    return {
      html,
      styles: rules + ofAttributes + areaStyle,
      styleNames,
      queries: [...answered],
      head,
      slots: [...slots.values()],
    }
  } finally {
    endFirstView()
    platform.queryClient.clear()
  }
}

/** An area has no box of its own. */
const areaStyle = `[${areaAttribute}]{display:contents}`

async function htmlOf(page: ReactNode, identifierPrefix: string): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(page, {
    identifierPrefix,
    // In one piece: what React would put off it would bring with a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  if (errors.length > 0) throw errors[0]
  return new Response(stream).text()
}

/** A visitor's session; who a member is, nobody knows here. */
async function sessionOf({ kind }: FirstViewRequest, { api }: PlatformServices): Promise<Session> {
  const { open, past } = await getPlanningWeeks(api)
  const begun = kind.who === 'visitor' ? nextSession(newSession, { type: 'noToken' }) : newSession
  return nextSession(begun, { type: 'weeksLoaded', open, past, storedIndex: 0 })
}

function headOf({ route, search }: FirstViewRequest, { values, ...meta }: PageMeta): PageHead {
  const { title, desc: description } = routeMeta(route.declaration, { ...addressValues(search), ...values })
  return { title, description, ...meta }
}
