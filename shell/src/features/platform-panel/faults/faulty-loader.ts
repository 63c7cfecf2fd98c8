import type { RemoteLifecycles, RemoteProps, StoragePort } from '@shop/shared/platform'
import type { RemoteLoader } from '../../../remotes/federation.ts'
import { remoteOf } from '../../../remotes/remote-of.ts'
import { type FaultKind, readFaults } from './planned-faults.ts'

const never = () => new Promise<never>(() => undefined)
const planned = (kind: FaultKind) => new Error(`switched on in the platform panel: ${kind}`)

/** Loads remotes, those that shall fail with their fault. */
export function createFaultyLoader({ load }: RemoteLoader, session: StoragePort): RemoteLoader {
  return {
    async load(release, options) {
      const kind = readFaults(session)[remoteOf(release)]
      if (kind === 'entry fails') throw planned(kind)
      if (kind === 'entry hangs') return never()
      const lifecycles = await load(release, options)
      return kind === undefined ? lifecycles : { ...lifecycles, mount: faultyMount(lifecycles, kind) }
    },
  }
}

const faultyMount =
  ({ mount }: RemoteLifecycles, kind: FaultKind): RemoteLifecycles['mount'] =>
  async (props) => {
    if (kind === 'throws at mount') throw planned(kind)
    if (kind === 'throws at render') return mount(throwingAtRender(props))
    await mount(props)
    return never()
  }

/** Every remote asks for this one while it renders: its own boundary catches what comes of it. */
function throwingAtRender(props: RemoteProps): RemoteProps {
  const platform = Object.create(props.platform, {
    queryClient: {
      get() {
        throw planned('throws at render')
      },
    },
  })
  return { ...props, platform }
}
