import { SMTPServer } from 'smtp-server'

/** A received mail, as far as tests need it. */
export interface TakenMail {
  readonly from: string
  readonly to: string
  readonly messageId: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const header = (head: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? ''

const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
    )

const quoted = (text: string): string => {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const part = (source: string, type: string): string => {
  const from = source.indexOf(`Content-Type: ${type}`)
  const [head = '', ...rest] = source.slice(from).split('\r\n\r\n')
  const body = rest.join('\r\n\r\n').split('\r\n----')[0] ?? ''
  const encoding = header(head, 'Content-Transfer-Encoding').toLowerCase()
  return encoding === 'base64' ? Buffer.from(body, 'base64').toString() : encoding === '7bit' ? body : quoted(body)
}

const failure = (responseCode: number, text = 'refused'): Error => Object.assign(new Error(text), { responseCode })
/** Some servers repeat what they rejected. */
const unknown = failure(550, 'no such user, see https://mail.example/why?code=secret for more')

interface SmtpOptions {
  /** If set, senders must sign in with it. */
  readonly password?: string
  /** Resolves when a mail for this address may be accepted. */
  readonly accept?: (address: string) => Promise<void>
  /** If set, it speaks TLS from the first byte, as `localhost`. */
  readonly certificate?: { readonly cert: string; readonly key: string }
}

/**
 * A mail server on the loopback interface. It rejects mails for `unknown…`, and accepts those for `busy@…` only after
 * `relax`.
 */
export const openSmtpServer = async ({ password, accept, certificate }: SmtpOptions = {}) => {
  const taken: TakenMail[] = []
  let isBusy = true
  let connections = 0
  const server = new SMTPServer({
    ...(certificate && { ...certificate, secure: true }),
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(failure(535)),
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('unknown')) return done(unknown)
      return done(isBusy && address.startsWith('busy@') ? failure(451) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        for (const { address } of session.envelope.rcptTo) await accept?.(address)
        const source = Buffer.concat(chunks).toString('latin1')
        const head = source.split('\r\n\r\n')[0] ?? ''
        const { mailFrom, rcptTo } = session.envelope
        for (const { address } of rcptTo) {
          taken.push({
            from: mailFrom ? mailFrom.address : '',
            to: address,
            messageId: header(head, 'Message-ID'),
            subject: decodeWords(header(head, 'Subject')),
            text: part(source, 'text/plain'),
            html: part(source, 'text/html'),
          })
        }
        done()
      })
    },
  })
  // Clients that do not trust the certificate break off.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: certificate ? `smtps://localhost:${port}` : `smtp://127.0.0.1:${port}`,
    to: (recipient: string): TakenMail[] => taken.filter(({ to }) => to === recipient),
    /** Connections that were opened so far. */
    connections: (): number => connections,
    relax: (): void => {
      isBusy = false
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type TestSmtpServer = Awaited<ReturnType<typeof openSmtpServer>>
