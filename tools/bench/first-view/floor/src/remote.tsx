import { CacheProvider } from '@emotion/react'
import { type Navigation, PlatformRouter, Route, Routes } from '@shop/shared/router'
import { pageStyleCache } from '@shop/shared/styles'
import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'

const { pathname, search, hash } = location
const here = { pathname, search, hash, state: undefined, key: 'first' }
const navigation: Navigation = {
  current: () => here,
  subscribe: () => () => undefined,
  navigate: () => undefined,
  go: () => undefined,
}

const Article = React.lazy(async () => ({
  default: (await import(/* webpackChunkName: "article" */ './article.tsx')).Article,
}))

function FloorRemote({ nonce }: { nonce: string }) {
  return (
    <CacheProvider value={pageStyleCache(nonce)}>
      <PlatformRouter navigation={navigation}>
        <React.Suspense>
          <Routes>
            <Route path="*" element={<Article />} />
          </Routes>
        </React.Suspense>
      </PlatformRouter>
    </CacheProvider>
  )
}

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: FloorRemote,
  errorBoundary: () => <p>error</p>,
})
