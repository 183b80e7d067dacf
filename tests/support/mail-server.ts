import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { SELF_SIGNED } from './self-signed-certificate.ts'

/**
 * How it treats a mail: `temporary` and `permanent` refuse it with 451 and 554 after DATA, `recipient` with 550 at RCPT,
 * `sender` with 550 at MAIL, `silent` never answers DATA, `mute` never greets, `drop` breaks the connection in the middle of DATA.
 */
export type Mood = 'accept' | 'temporary' | 'permanent' | 'recipient' | 'sender' | 'silent' | 'mute' | 'drop'

/** A real mail server on this machine, which keeps what it accepted. */
export type MailServer = {
  readonly url: string
  /** In the order of acceptance. */
  readonly accepted: readonly ParsedMail[]
  /** Mails offered to it, whatever their fate. */
  readonly offers: number
  mood: Mood
  /** Whether it offers encryption under an untrusted certificate, from the next {@link MailServer.comeUp} on. */
  isUntrusted: boolean
  /** Called for each mail it accepts. */
  onAccepted: (mail: ParsedMail) => void
  /** Stops listening and breaks every connection; the mood and the accepted mails stay. */
  goDown(): Promise<void>
  comeUp(): Promise<void>
  /** Accepts the mails that it left without an answer. */
  answer(): Promise<void>
  stop(): Promise<void>
  /** Waits until it has accepted so many. */
  waitFor(count: number): Promise<void>
}

export async function startMailServer(options: { port?: number } = {}): Promise<MailServer> {
  const accepted: ParsedMail[] = []
  const sockets = new Set<Socket>()
  const unanswered: (() => Promise<void>)[] = []
  let port = options.port ?? 0
  let server: SMTPServer | null = null

  const onData = async (stream: SMTPServerDataStream, done: (error?: Error | null) => void) => {
    state.offers += 1
    if (state.mood === 'drop') {
      for (const socket of sockets) socket.destroy()
      return void stream.resume()
    }
    const { mood } = state
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const accept = async () => {
      const mail = await simpleParser(Buffer.concat(chunks))
      accepted.push(mail)
      state.onAccepted(mail)
      done()
    }
    if (mood === 'silent') return void unanswered.push(accept)
    if (mood !== 'accept') return done(refusal(mood === 'temporary' ? 451 : 554))
    await accept()
  }
  const comeUp = async () => {
    server = new SMTPServer({
      ...{ authOptional: true, disableReverseLookup: true, closeTimeout: 100, ...SELF_SIGNED },
      disabledCommands: state.isUntrusted ? ['AUTH'] : ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, done) => done(state.mood === 'sender' ? refusal(550) : null),
      onConnect: (_session, done) => void (state.mood !== 'mute' && done()),
      onRcptTo: (_address, _session, done) => done(state.mood === 'recipient' ? refusal(550) : null),
      onData: (stream, _session, done) => void onData(stream, done).catch(done),
    })
    server.on('error', () => {}) // a client that breaks off is what several tests are about
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    port = (server.server.address() as AddressInfo).port
  }
  const goDown = async () => {
    const closing = server
    server = null
    if (!closing) return
    const closed = once(closing.server, 'close')
    closing.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const state = {
    ...{
      accepted,
      offers: 0,
      mood: 'accept' as Mood,
      isUntrusted: false,
      onAccepted: (_mail: ParsedMail) => {},
      goDown,
      comeUp,
      stop: goDown,
      answer: async () => void (await Promise.all(unanswered.splice(0).map(accept => accept()))),
    },
    get url() {
      return `smtp://127.0.0.1:${port}`
    },
    async waitFor(count: number) {
      for (let tries = 0; tries < 3_000 && accepted.length < count; tries += 1) await sleep(10)
      if (accepted.length < count) throw new Error(`Only ${accepted.length} of ${count} mails arrived.`)
    },
  }
  await comeUp()
  return state
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('Not this one'), { responseCode })
}
