import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Of a request that Node itself gives up: not HTTP, too slow, or with more headers than are read. */
export type UnparsedStatus = 400 | 408 | 431
export type UnparsedReply = { type: string; text: string }

const words: Record<UnparsedStatus, string> = {
  400: '送信された内容を読み取れませんでした。',
  408: '送信に時間がかかったため、受け付けられませんでした。もう一度お試しください。',
  431: '送信された内容が大きすぎます。',
}

export const unparsedText = (status: UnparsedStatus): UnparsedReply => ({
  type: 'text/plain; charset=utf-8',
  text: words[status],
})

/** Answers on the bare connection, with the headers of every other answer, and hangs up. */
export const refuseUnparsedRequest =
  (standing: Record<string, string>, unread: (status: UnparsedStatus) => UnparsedReply) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statusOf(error.code)
    const { type, text } = unread(status)
    const headers = {
      ...standing,
      'Cache-Control': 'no-store',
      'Content-Type': type,
      'Content-Length': String(Buffer.byteLength(text)),
      Connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
  }

const statusOf = (code: string | undefined): UnparsedStatus =>
  code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
