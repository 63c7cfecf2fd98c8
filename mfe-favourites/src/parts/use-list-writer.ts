import {
  addToFavouriteList,
  createFavouriteList,
  deleteFavouriteList,
  type FavouriteList,
  removeFromFavouriteList,
  renameFavouriteList,
} from '@shop/shared/api/favourites'
import type { FavouriteId, FavouriteListId } from '@shop/shared/domain/favourites'
import { type PlatformServices, usePlatform } from '@shop/shared/platform'
import { useMemo } from 'react'
import { executeUnreadableWrite } from './execute-unreadable-write.ts'
import { refetchLists } from './favourites.queries.ts'

export type WriteResult<T> =
  | { is: 'stored'; value: T }
  | { is: 'refused'; error: unknown }
  /** The answer was lost, twice: nobody knows whether it has arrived. The same request again counts once. */
  | { is: 'unknown'; error: unknown }

type ListProducts = { id: FavouriteListId; products: readonly FavouriteId[] }

/** Writes lists. Of each request one is stored, however often it is sent. */
export type ListWriter = {
  create(list: { name: string; products: readonly FavouriteId[] }): Promise<WriteResult<FavouriteList>>
  rename(list: Pick<FavouriteList, 'id' | 'name'> & { seen: string }): Promise<WriteResult<FavouriteList>>
  delete(list: { id: FavouriteListId; seen?: number | undefined }): Promise<WriteResult<void>>
  /** Gives those that are in the list then: what is no favourite any more stays outside. */
  add(of: ListProducts): Promise<WriteResult<FavouriteId[]>>
  remove(of: ListProducts): Promise<WriteResult<void>>
}

export function useListWriter(): ListWriter {
  const platform = usePlatform()
  return useMemo(() => createListWriter(platform), [platform])
}

function createListWriter(platform: PlatformServices): ListWriter {
  const { api, bus, queryClient } = platform
  const store = createStore(platform)

  async function write<T>(
    request: readonly unknown[],
    send: (intent: string) => Promise<T>,
    listOf: (value: T) => FavouriteListId,
  ): Promise<WriteResult<T>> {
    const releaseHold = platform.holdRelease()
    try {
      const result = await store(JSON.stringify(request), send)
      if (result.is === 'stored') bus.publish('favourite-list/changed', { list: listOf(result.value) })
      // After a refusal too: something here was not as it was shown.
      void refetchLists(queryClient)
      return result
    } finally {
      releaseHold()
    }
  }

  return {
    create: (list) =>
      write(
        ['create', list.name, list.products],
        (intent) => createFavouriteList(api, list, intent),
        ({ id }) => id,
      ),
    rename: (list) =>
      write(
        ['rename', list.id, list.name],
        (intent) => renameFavouriteList(api, list, intent),
        ({ id }) => id,
      ),
    delete: (list) =>
      write(
        ['delete', list.id],
        (intent) => deleteFavouriteList(api, list, intent),
        () => list.id,
      ),
    add: (of) =>
      write(
        ['add', of],
        (intent) => addToFavouriteList(api, of, intent),
        () => of.id,
      ),
    remove: (of) =>
      write(
        ['remove', of],
        (intent) => removeFromFavouriteList(api, of, intent),
        () => of.id,
      ),
  }
}

/** The same request carries the same name as long as nobody knows whether it has arrived. */
function createStore({ randomId }: Pick<PlatformServices, 'randomId'>) {
  const intents = new Map<string, string>()
  return async <T>(request: string, send: (intent: string) => Promise<T>): Promise<WriteResult<T>> => {
    const intent = intents.get(request) ?? randomId()
    intents.set(request, intent)
    const outcome = await executeUnreadableWrite(intent, send)
    // From here on the same words are another request.
    if (outcome.is === 'stored') intents.clear()
    if (outcome.is !== 'failed') return outcome
    intents.delete(request)
    return { is: 'refused', error: outcome.error }
  }
}
