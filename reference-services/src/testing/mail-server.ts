import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** The server's words to the next recipient or mail, in place of taking it. */
export type Reply =
  | { to: 'recipient' | 'mail'; code: number; text?: string }
  | { to: 'mail'; until: () => Promise<unknown> }

export type TestMailServer = {
  url: string
  port: number
  /** Taken and acknowledged, in order. */
  mails: ParsedMail[]
  /** Letters of the mails as they came, with their headers. */
  sources: string[]
  /** Resolves when so many have been taken. */
  taken(count: number): Promise<void>
  next(...replies: Reply[]): void
  close(): Promise<void>
}

type Done = (error?: Error | null) => void

/** A mail server of SMTP on a port of its own; `port` for one that comes back. */
export async function startMailServer(options: SMTPServerOptions & { port?: number } = {}): Promise<TestMailServer> {
  const replies: Reply[] = []
  const mails: ParsedMail[] = []
  const sources: string[] = []
  const waiting = new Set<() => void>()
  const nextTo = (to: Reply['to']) => (replies[0]?.to === to ? replies.shift() : undefined)
  const refuse = ({ code, text = 'no' }: { code: number; text?: string }, done: Done) =>
    done(Object.assign(new Error(text), { responseCode: code }))
  const server = new SMTPServer({
    disabledCommands: ['AUTH'],
    hideSTARTTLS: true,
    logger: false,
    ...options,
    onRcptTo(_address, _session, done) {
      const reply = nextTo('recipient')
      if (reply !== undefined && 'code' in reply) refuse(reply, done)
      else done()
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => void take(Buffer.concat(chunks), done))
    },
  })
  async function take(source: Buffer, done: Done): Promise<void> {
    const reply = nextTo('mail')
    if (reply !== undefined && 'code' in reply) return refuse(reply, done)
    if (reply !== undefined && 'until' in reply) await reply.until()
    mails.push(await simpleParser(source))
    sources.push(source.toString('latin1'))
    done()
    for (const look of waiting) look()
  }
  // Who hangs up in the middle is no matter of the server's.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: options.secure === true ? `smtps://localhost:${port}` : `smtp://127.0.0.1:${port}`,
    port,
    mails,
    sources,
    taken: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (mails.length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    next: (...more) => void replies.push(...more),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
