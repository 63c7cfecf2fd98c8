import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Interaction, type default as Provider } from 'oidc-provider'
import { messagePage, type WrittenPage } from '../pages/page.ts'
import { atIssuer } from './at-issuer.ts'

export const interactionPath = ({ uid }: Interaction): string => `/interaction/${uid}`

/**
 * The login under way that an address below `/interaction/:uid` belongs to; `undefined` when it is over, unknown, or
 * begun in another browser: a form of another site has not begun it.
 */
export async function findInteraction(
  { provider, issuer }: { provider: Provider; issuer: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  atIssuer(request.raw, issuer)
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    const { uid } = request.params as { uid: string }
    return interaction.uid === uid ? interaction : undefined
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

export const expiredPage = (shopOrigin: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: 'ログインの受付時間が過ぎました',
    text: '安全のため、このページは一定の時間で使えなくなります。お手数ですが、もう一度ログインをし直してください。',
    link: { href: `${shopOrigin}/entrance`, label: 'ログインをやり直す' },
  })
