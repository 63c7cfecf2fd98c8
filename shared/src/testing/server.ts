import { afterAll, afterEach, beforeAll, expect } from '@jest/globals'
import { csrfTokenCall, limitedProductAvailabilityCall } from '@shop/shared/contract'
import { setupServer } from 'msw/node'
import { answer } from './answer.ts'
import { publishedFacts } from './fake-bus.ts'

const anyToken = answer(csrfTokenCall, () => ({ token: 'csrf-token' }))

/** Limited products are on sale, unless a test says otherwise. */
const limitedOnSale = answer(limitedProductAvailabilityCall, { availability: 1 })

/** The fake network at the HTTP border. A test adds what its screen asks for: `server.use(answer(call, …))`. */
export const server = setupServer(anyToken, limitedOnSale)

const unexpected: string[] = []

beforeAll(() =>
  server.listen({
    onUnhandledRequest(request, print) {
      unexpected.push(`${request.method} ${request.url}`)
      print.error()
    },
  }),
)

afterEach(() => {
  server.resetHandlers()
  publishedFacts()
  expect({ unexpectedRequests: unexpected.splice(0) }).toEqual({ unexpectedRequests: [] })
})

afterAll(() => server.close())
