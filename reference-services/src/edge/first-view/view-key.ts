import { hash } from 'node:crypto'
import type { FirstViewRequest } from '@shop/shared/contract'

const maxDigests = 1000

/**
 * Gives the key of all that a view is made of. The hour counts by the whole minute, which is what a request tells; the
 * facts of the page are those of its shell.
 */
export function createViewKeys(): (release: string, request: FirstViewRequest) => string {
  /** Answers are kept by the edge, so the same text comes many times. */
  const digests = new Map<string, { json: string; digest: string }>()

  function digestOf({ address, json }: { address: string; json: string }): string {
    const known = digests.get(address)
    if (known?.json === json) return known.digest
    const digest = hash('sha256', json, 'base64')
    digests.delete(address)
    digests.set(address, { json, digest })
    const [oldest] = digests.keys()
    if (digests.size > maxDigests && oldest !== undefined) digests.delete(oldest)
    return digest
  }

  return (release, { page, path, search, route, hasScreen, slot, paths, kind, now, answers }) =>
    hash(
      'sha256',
      JSON.stringify([
        page.version,
        release,
        path,
        search,
        [route.owner, route.declaration, hasScreen, slot],
        paths,
        [kind.who, kind.device, kind.isGreeted === true],
        now,
        answers.map((answer) => [answer.address, digestOf(answer)]),
      ]),
      'base64',
    )
}
