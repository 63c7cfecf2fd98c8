import type { OpenSlot, SlotRequest, SlotService } from '@shop/shared/platform'

/** Opens a slot within others, outermost first. */
export type OpenWithin = (request: SlotRequest, within: readonly string[]) => OpenSlot

/** The slots of one release. `load` brings the code that fills them, which is no part of the first load; it is asked for once. */
export function createSlotService(load: () => Promise<OpenWithin>, within: readonly string[] = []): SlotService {
  let loading: Promise<OpenWithin> | undefined

  function loaded(): Promise<OpenWithin> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    open(request) {
      let latest = request.props
      let isClosed = false
      let opened: OpenSlot | undefined
      loaded().then(
        (open) => {
          if (!isClosed) opened = open({ ...request, props: latest }, within)
        },
        () => {
          if (!isClosed) request.changed('empty')
        },
      )
      return {
        update(props) {
          latest = props
          opened?.update(props)
        },
        close() {
          isClosed = true
          opened?.close()
        },
      }
    },
  }
}
