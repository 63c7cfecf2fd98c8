import { orderSources, provisionalSources } from '@shop/shared/input-status'
import type { Config } from './config.ts'
import { isLocalOrigin } from './local-origin.ts'

class NotReadyForMembersError extends Error {
  override readonly name = 'NotReadyForMembersError'

  constructor(problems: readonly string[]) {
    super([...problems, 'SHOP_ENVIRONMENT=staging でも起動できます / or start as SHOP_ENVIRONMENT=staging'].join('\n'))
  }
}

function wordsOfIds(sources: readonly (keyof typeof orderSources)[]): string[] {
  if (sources.length === 0) return []
  const named = sources.map((source) => `${source} (${orderSources[source].web}, ${orderSources[source].app})`)
  return [
    `API チーム未確認の注文経路 ID があるため、本番としては起動できません / production does not start with order source ids that the API team has not confirmed: ${named.join(', ')}. Name those of the co-op in the file of SHOP_FACTS (docs/services.md)`,
  ]
}

const wordsOfFacts = (missing: readonly string[]): string[] =>
  missing.length === 0
    ? []
    : [
        `電話番号やリンクが未設定のため、本番としては起動できません / production does not start with stand-ins for phone numbers and links: ${missing.join(', ')}. Name them in the file of SHOP_FACTS (docs/services.md)`,
      ]

/**
 * Members' orders are not stored under ids that we made up, and nobody is sent to a number or a page that we made up. On
 * this machine alone nobody orders in earnest, and in another environment nobody does anywhere.
 */
export function expectReadyForMembers(
  { environment, origins, facts }: Pick<Config, 'environment' | 'origins' | 'facts'>,
  provisional = provisionalSources(),
): void {
  const isForMembers = environment === 'production' && !Object.values(origins).every(isLocalOrigin)
  const open = provisional.filter((source) => facts.orderSources[source] === undefined)
  const problems = [...wordsOfIds(open), ...wordsOfFacts(facts.missing)]
  if (isForMembers && problems.length > 0) throw new NotReadyForMembersError(problems)
}
