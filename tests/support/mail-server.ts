import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { SELF_SIGNED } from './self-signed-certificate.ts'

/**
 * How the server treats mails. `accept` takes them; every other mood fails:
 * - at the connection: `mute` never greets.
 * - at MAIL: `sender` refuses with 550.
 * - at RCPT: `recipient` refuses with 550, `relay` with 554 because it forwards nothing; `hesitant` never answers.
 * - at DATA: `drop` breaks every connection before it reads the mail.
 * - after DATA: `temporary` refuses with 451, `permanent` with 554; `silent` does not answer before {@link MailServer.answer}.
 */
export type Mood =
  'accept' | 'temporary' | 'permanent' | 'recipient' | 'sender' | 'relay' | 'silent' | 'mute' | 'drop' | 'hesitant'

/** A real mail server on this machine, which keeps what it accepted. */
export type MailServer = {
  readonly url: string
  /** In the order of acceptance. */
  readonly accepted: readonly ParsedMail[]
  /** For each of {@link accepted}, in the same order: the recipients in its envelope. */
  readonly acceptedFor: readonly (readonly string[])[]
  /** Its refusals by recipient, such as `550 5.1.1 Unknown`; a mood that fails before or at RCPT goes first. */
  readonly refusals: Map<string, string>
  /** Mails offered to it whole, or until it broke the connection, whatever their fate. */
  readonly offers: number
  mood: Mood
  /** How long it takes before it accepts a mail. */
  slowMs: number
  /** Whether it offers encryption under an untrusted certificate, from the next {@link MailServer.comeUp} on. */
  isUntrusted: boolean
  /** Called for each mail it accepts. */
  onAccepted: (mail: ParsedMail) => void
  /** Stops listening and breaks every connection; the mood and the accepted mails stay. */
  goDown(): Promise<void>
  comeUp(): Promise<void>
  /** Accepts the mails that it left without an answer. */
  answer(): Promise<void>
  /** Goes down for good. */
  stop(): Promise<void>
  /** Waits until it has accepted `count` mails. @throws Error after half a minute */
  waitFor(count: number): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const server = new LocalMailServer()
  await server.comeUp()
  return server
}

class LocalMailServer implements MailServer {
  readonly accepted: ParsedMail[] = []
  readonly acceptedFor: string[][] = []
  readonly refusals = new Map<string, string>()
  offers = 0
  mood: Mood = 'accept'
  slowMs = 0
  isUntrusted = false
  onAccepted: (mail: ParsedMail) => void = () => {}
  readonly #sockets = new Set<Socket>()
  readonly #unanswered: (() => Promise<void>)[] = []
  /** The port that the system gave it when it first came up; it keeps that one. */
  #port = 0
  #server: SMTPServer | null = null

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  async comeUp(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      ...SELF_SIGNED,
      disabledCommands: this.isUntrusted ? ['AUTH'] : ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, done) => done(this.mood === 'sender' ? refusal(550) : null),
      onConnect: (_session, done) => void (this.mood !== 'mute' && done()),
      onRcptTo: ({ address }, _session, done) => void (this.mood !== 'hesitant' && done(this.#refusalOf(address))),
      onData: (stream, { envelope }, done) => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        void this.#receive(stream, recipients, done).catch(done)
      },
    })
    server.on('error', () => {}) // a client that breaks off is what several tests are about
    server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
    this.#server = server
    server.listen(this.#port, '127.0.0.1')
    await once(server.server, 'listening')
    this.#port = (server.server.address() as AddressInfo).port
  }

  async goDown(): Promise<void> {
    const closing = this.#server
    this.#server = null
    if (!closing) return
    const closed = once(closing.server, 'close')
    closing.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  stop(): Promise<void> {
    return this.goDown()
  }

  async answer(): Promise<void> {
    await Promise.all(this.#unanswered.splice(0).map(accept => accept()))
  }

  async waitFor(count: number): Promise<void> {
    for (let tries = 0; tries < 3_000 && this.accepted.length < count; tries += 1) await sleep(10)
    if (this.accepted.length < count) throw new Error(`Only ${this.accepted.length} of ${count} mails arrived.`)
  }

  #refusalOf(recipient: string): Error | null {
    if (this.mood === 'relay') return refusal(554, `5.7.1 <${recipient}>: Relay access denied`)
    if (this.mood === 'recipient') return refusal(550)
    const [code, ...words] = this.refusals.get(recipient)?.split(' ') ?? []
    return code === undefined ? null : refusal(Number(code), words.join(' '))
  }

  async #receive(stream: SMTPServerDataStream, recipients: string[], done: (error?: Error | null) => void): Promise<void> {
    const { mood } = this
    if (mood === 'drop') {
      this.offers += 1
      for (const socket of this.#sockets) socket.destroy()
      return void stream.resume()
    }
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    this.offers += 1
    const accept = async () => {
      const mail = await simpleParser(Buffer.concat(chunks))
      this.accepted.push(mail)
      this.acceptedFor.push(recipients)
      this.onAccepted(mail)
      done()
    }
    if (mood === 'silent') return void this.#unanswered.push(accept)
    if (mood !== 'accept') return done(refusal(mood === 'temporary' ? 451 : 554))
    if (this.slowMs > 0) await sleep(this.slowMs)
    await accept()
  }
}

function refusal(responseCode: number, reply = 'Not this one'): Error {
  return Object.assign(new Error(reply), { responseCode })
}
