import { nextWrite, type WriteEvent } from './next-write.ts'
import type { WriteRecord } from './write-record.ts'
import type { WriteTarget } from './write-target.ts'

export type WritePorts = Pick<WriteTarget<unknown>, 'read' | 'send' | 'randomId'> & { state: { elsewhere: number } }

/**
 * Performs what `nextWrite` decides until the write is over. The record is changed in place, as steps are added to it
 * meanwhile. `onSent` is called before each request leaves.
 */
export async function runWrite(
  ports: WritePorts,
  write: WriteRecord,
  onSent?: (sent: WriteRecord) => void,
): Promise<void> {
  const dispatch = (event: WriteEvent) => void Object.assign(write, nextWrite(write, event))
  for (;;)
    switch (write.status) {
      case 'checking':
      case 'lost':
      case 'outdated':
        dispatch(await readQuantity(ports))
        break
      case 'ready':
        dispatch({ type: 'sent', intent: write.intent ?? ports.randomId(), elsewhere: ports.state.elsewhere })
        onSent?.(write)
        break
      case 'sending':
        dispatch(await sendStep(ports, write))
        break
      default:
        return
    }
}

async function readQuantity({ read, state }: WritePorts): Promise<WriteEvent> {
  try {
    const quantity = await read()
    return { type: 'read', quantity, elsewhere: state.elsewhere }
  } catch (error) {
    return { type: 'readFailed', error }
  }
}

async function sendStep({ send }: WritePorts, { step, intent = '' }: WriteRecord): Promise<WriteEvent> {
  try {
    return { type: 'answered', quantity: await send(step, intent) }
  } catch (error) {
    return { type: 'failed', error }
  }
}
