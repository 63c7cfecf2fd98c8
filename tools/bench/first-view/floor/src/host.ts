import '@emotion/cache'
import '@emotion/react'
import '@emotion/styled'
import '@shop/shared/router'
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime'
import type { PageData } from '@shop/shared/contract'
import { type LifeCycles, registerApplication, start } from 'single-spa'

const { remotes }: PageData = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
const release = remotes['floor']?.[0]
if (release === undefined) throw new Error('the page names no remote')
const { base, container, entry, integrity } = release

// The page allows no address of a script without a policy; this one is for a page that nobody but the bench opens.
Reflect.get(globalThis, 'trustedTypes')?.createPolicy('default', { createScriptURL: (address: string) => address })
registerPlugins([
  {
    name: 'floor-scripts',
    createScript({ url }) {
      const script = document.createElement('script')
      // With the hash of the preload hint, or the file would be loaded twice.
      Object.assign(script, { src: url, crossOrigin: 'anonymous', integrity })
      return { script }
    },
  },
])
registerRemotes([{ name: container, entry: new URL(entry, base).href }])

registerApplication({
  name: container,
  app: async () => {
    const lifecycles = await loadRemote<LifeCycles>(`${container}/remote`)
    if (lifecycles === null) throw new Error(`${container} exposes nothing`)
    return lifecycles
  },
  activeWhen: '/',
  customProps: {
    domElement: document.getElementById('root'),
    nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
  },
})
start()
