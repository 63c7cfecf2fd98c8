/** Orders on the pages of the web catalogue: a door of its own, which only who shows them brings along. */
import type { ApiClient } from '@shop/shared/api'
import { webCatalogueTicketCall } from '@shop/shared/contract'
import type { EntryKind, WeekNumber } from '@shop/shared/domain'
import { type GivenSourceIds, inputStatus } from '@shop/shared/domain/shopping'

/**
 * A new ticket for the company behind the catalogue: it orders for this member in this week, for half an hour. No intent
 * names the request: a remembered answer would keep the secret. [K-57]
 */
export async function getWebCatalogueTicket(
  api: ApiClient,
  { week, entry, orderSources }: { week: WeekNumber; entry: EntryKind; orderSources?: GivenSourceIds | undefined },
  signal?: AbortSignal,
): Promise<string> {
  const body = { planning_week: week, input_status: inputStatus('webCatalogue', entry, orderSources) }
  return (await api.send(webCatalogueTicketCall, { body, signal })).ticket
}
