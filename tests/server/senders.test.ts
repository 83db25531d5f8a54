import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test, vi } from 'vitest'
import { parseConfig } from '../../server/config.ts'
import { createSender } from '../../server/senders/createSender.ts'
import { createLogSender } from '../../server/senders/logSender.ts'

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

const opened: { close(done: () => void): void }[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await new Promise<void>((done) => server.close(done))
})

const portOf = (server: Server): number => (server.address() as { readonly port: number }).port

/** A mail server on this machine that keeps what it is given, or refuses every recipient. */
async function openMailServer(options: { readonly refuses?: boolean } = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.username === 'app' && auth.password === 'secret' ? done(null, { user: 'app' }) : done(new Error('no')),
    onRcptTo: (_address, _session, done) => done(options.refuses ? new Error('unknown mailbox') : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  opened.push(server)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return { mails, url: `smtp://app:secret@127.0.0.1:${portOf(listening)}` }
}

const configure = (url: string) => parseConfig({ SMTP_URL: url, MAIL_FROM: 'Office <office@example.org>' })

test('a mail reaches its one address by the server of the settings', async () => {
  const { mails, url } = await openMailServer()
  await createSender(configure(url)).send({
    channel: 'mail',
    to: 'a@example.org',
    subject: 'Code',
    text: 'It is 123456.',
  })
  expect(mails).toMatchObject([{ from: 'office@example.org', to: ['a@example.org'] }])
  expect(mails[0]?.text).toContain('Subject: Code')
  expect(mails[0]?.text).toContain('It is 123456.')
})

test('an address is one address, also when it looks like a list or like headers', async () => {
  const { mails, url } = await openMailServer()
  const sender = createSender(configure(url))
  for (const to of ['a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org'])
    await sender.send({ channel: 'mail', to, subject: 'x', text: 'x' }).catch(() => undefined)
  expect(mails.flatMap((mail) => mail.to)).not.toContain('b@example.org')
})

const mail = { channel: 'mail', to: 'a@example.org', subject: 'x', text: 'x' } as const

test('a mailbox that the server refuses is an error', async () => {
  const { url } = await openMailServer({ refuses: true })
  await expect(createSender(configure(url)).send(mail)).rejects.toThrow(/unknown mailbox/)
})

test('a server that does not answer is an error before nine seconds are over', async () => {
  const silent = createServer(() => undefined)
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  silent.unref()
  const began = performance.now()
  await expect(createSender(configure(`smtp://127.0.0.1:${portOf(silent)}`)).send(mail)).rejects.toThrow()
  expect(performance.now() - began).toBeLessThan(9_000)
})

test('short messages, and mails without a server, go to the log as one line', async () => {
  const lines: string[] = []
  const log = createLogSender((line) => lines.push(line))
  const { url } = await openMailServer()
  await createSender(configure(url), log).send({ channel: 'sms', to: '13800000000', subject: 'Code', text: 'a\nb' })
  await createSender(parseConfig({}), log).send({ channel: 'mail', to: 'a@example.org', subject: 'Code', text: 'c' })
  expect(lines).toEqual(['[sms] to 13800000000: Code | a b', '[mail] to a@example.org: Code | c'])
})

test('the log is what the server prints', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await createSender(parseConfig({})).send({ channel: 'sms', to: '13800000000', subject: 'Code', text: '1' })
  expect(print).toHaveBeenCalledExactlyOnceWith('[sms] to 13800000000: Code | 1')
  print.mockRestore()
})
