import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileTransport } from '#server/mail/file-transport.ts'
import type { MailContent } from '#server/mail/mail-transport.ts'
import { smtpTransport } from '#server/mail/smtp-transport.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const MAIL: MailContent = {
  messageId: '<1@example.ee>',
  fileName: '1',
  date: new Date(0),
  from: 'a@example.ee',
  to: 'b@example.ee',
  replyTo: 'a@example.ee',
  subject: 'Tere',
  html: '<p>Tere</p>',
  text: 'Tere',
  headers: {},
}

/** A mail server that takes log-ins of this kind and repeats what it refuses. */
async function repeatingServer(kind: 'PLAIN' | 'LOGIN'): Promise<number> {
  const server = createServer(socket => {
    socket.write('220 example.ee\r\n')
    socket
      .on('error', () => {})
      .on('data', data => {
        const line = data.toString().trim()
        const isAsked = line.startsWith('EHLO') || line === 'AUTH LOGIN'
        const answer = line === 'AUTH LOGIN' ? '334 VXNlcm5hbWU6' : `250-example.ee\r\n250 AUTH ${kind}`
        socket.write(
          isAsked
            ? `${answer}\r\n`
            : kind === 'LOGIN' && line === 'cG9vZA=='
              ? '334 UGFzc3dvcmQ6\r\n'
              : `535 5.7.8 Bad: ${line}\r\n`,
        )
      })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test.each(['PLAIN', 'LOGIN'] as const)('a password that a mail server repeats (%s) is hidden in the reason', async kind => {
  const url = `smtp://pood:salas%C3%B5na@127.0.0.1:${await repeatingServer(kind)}?requireTLS=false`
  const transport = smtpTransport({ url, maxConnections: 1 })
  onTestFinished(() => transport.close())
  await expect(transport.send(MAIL)).rejects.toThrow(/535 5\.7\.8 Bad: (?:AUTH PLAIN )?\[hidden\]/)
})

test('a password is told to no mail server without encryption', async () => {
  const transport = smtpTransport({ url: `smtp://pood:salasona@127.0.0.1:${await repeatingServer('PLAIN')}`, maxConnections: 1 })
  onTestFinished(() => transport.close())
  await expect(transport.send(MAIL)).rejects.toMatchObject({ command: 'STARTTLS' })
})

test('a mail whose file cannot be written leaves no part of it', async () => {
  const folder = temporaryFolder()
  const transport = fileTransport(folder)
  onTestFinished(() => transport.close())
  mkdirSync(join(folder, '1.eml'))
  await expect(transport.send(MAIL)).rejects.toThrow('EISDIR')
  expect(readdirSync(folder)).toEqual(['1.eml'])
})
