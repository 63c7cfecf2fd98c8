import { orderSources, provisionalSources } from '@shop/shared/input-status'
import type { Config } from './config.ts'
import { isLocalOrigin } from './local-origin.ts'

class ProvisionalIdsError extends Error {
  override readonly name = 'ProvisionalIdsError'

  constructor(sources: readonly (keyof typeof orderSources)[]) {
    const named = sources.map((source) => `${source} (${orderSources[source].web}, ${orderSources[source].app})`)
    super(
      `API チーム未確認の注文経路 ID があるため、本番としては起動できません / production does not start with order source ids that the API team has not confirmed: ${named.join(', ')}. Confirm them in shared/src/input-status/order-sources.ts, or start as SHOP_ENVIRONMENT=staging`,
    )
  }
}

/**
 * Members' orders are not stored under ids that we made up. On this machine alone nobody orders in earnest, and in
 * another environment nobody does anywhere.
 */
export function expectConfirmedIds(
  { environment, origins }: Pick<Config, 'environment' | 'origins'>,
  provisional = provisionalSources(),
): void {
  const isForMembers = environment === 'production' && !Object.values(origins).every(isLocalOrigin)
  if (isForMembers && provisional.length > 0) throw new ProvisionalIdsError(provisional)
}
