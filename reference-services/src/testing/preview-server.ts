import { createServer, type RequestListener } from 'node:http'

export type PreviewServer = {
  origin: string
  /** Paths that were asked for. */
  asked: string[]
  close(): Promise<void>
}

/** A server of somebody else, on a port of its own. */
export async function startPreviewServer(answer: RequestListener): Promise<PreviewServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://localhost:${port}`,
    asked,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
