import { useQuery } from '@shop/shared/query'
import { defineRemote } from '@shop/shared/remote'
import { aRoute } from '@shop/shared/testing/builders'

const visible = (screen: string) => aRoute(`/${screen}`, { screen, viewMode: true })

/** Screens with the mistakes that the test of first views finds. */
const routes = {
  good: visible('good'),
  'reads-document': visible('reads-document'),
  'asks-browser': visible('asks-browser'),
  'other-attribute': visible('other-attribute'),
  'other-reply': visible('other-reply'),
  'throws-in-browser': visible('throws-in-browser'),
}

const isBrowser = () => 'document' in globalThis

function OtherReply() {
  // As where the two ask at different addresses.
  const { data } = useQuery({
    queryKey: ['milk'],
    queryFn: () => (isBrowser() ? new Promise<string>(() => undefined) : 'milk'),
  })
  return <p>{data}</p>
}

function ThrowsInBrowser() {
  if (isBrowser()) throw new RangeError('no such width')
  return <p>milk</p>
}

export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-faulty',
  routes,
  waiting: null,
  screens: {
    good: async () => () => <p>milk</p>,
    'reads-document': async () => () => <p>{document.title}</p>,
    'asks-browser': async () => () => <p>{isBrowser() ? 'milk' : 'bread'}</p>,
    'other-attribute': async () => () => <p lang={isBrowser() ? 'ja' : 'en'}>milk</p>,
    'other-reply': async () => OtherReply,
    'throws-in-browser': async () => ThrowsInBrowser,
  },
})
