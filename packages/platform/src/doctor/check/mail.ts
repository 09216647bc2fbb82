import { createTransport } from 'nodemailer'
import { type Finding, findingsOf } from '../finding'
import { certificateFaultIn } from './certificate-fault'

const { ok, warning, problem } = findingsOf('mail')

/** Milliseconds. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000, dnsTimeout: 5_000 } as const

const codesIn = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return `${code} ${error.message} ${error.cause === undefined ? '' : codesIn(error.cause)}`
}

/** Why the mail server cannot be used, and what to do. */
const sentenceOf = (error: unknown, host: string): string => {
  const fault = certificateFaultIn(error)
  if (fault === 'name') {
    return `The certificate of the mail server ${host} is for another name: write the name of the certificate in LERNSPUR_SMTP_URL.`
  }
  if (fault === 'expired') return `The certificate of the mail server ${host} has expired, or is not valid yet.`
  if (fault === 'untrusted') {
    return `The certificate of the mail server ${host} is not trusted: it is self-signed, or its authority is unknown here. NODE_EXTRA_CA_CERTS names a file with that authority.`
  }
  const codes = codesIn(error)
  if (/EAUTH/.test(codes)) return `The mail server ${host} refuses the user or password of LERNSPUR_SMTP_URL.`
  if (/ECONNREFUSED/.test(codes)) {
    return `Nothing listens at ${host}: host or port of LERNSPUR_SMTP_URL is wrong, or the mail server is down.`
  }
  if (/ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo|DNS/.test(codes)) {
    return `The name of the mail server ${host} is not known: LERNSPUR_SMTP_URL is misspelt, or this computer has no name server.`
  }
  if (/ETIMEDOUT|timeout/i.test(codes)) {
    return `The mail server ${host} does not answer: a firewall may stop the connection, or smtps:// was meant instead of smtp:// or the other way round.`
  }
  if (/wrong version number|WRONG_VERSION_NUMBER|EPROTO/i.test(codes)) {
    return `The mail server ${host} speaks no TLS on this port: write smtp:// instead of smtps://, or another port.`
  }
  return `The mail server ${host} cannot be used: ${error instanceof Error ? error.message.split('\n')[0] : 'no reason'}.`
}

/** Signs in to the mail server, as whoever sends mails does, and sends nothing. */
export const checkMail = async (smtpUrl: string | undefined, mode: string | undefined): Promise<Finding[]> => {
  if (smtpUrl === undefined) {
    return [
      mode === 'production'
        ? warning('There is no mail server (LERNSPUR_SMTP_URL): all mails wait.')
        : ok('The demo shows its mails at /dev/mails.'),
    ]
  }
  const { host } = new URL(smtpUrl)
  const server = createTransport({ url: smtpUrl, ...timeouts })
  try {
    await server.verify()
    return [ok(`The mail server ${host} takes mails.`)]
  } catch (error) {
    return [problem(sentenceOf(error, host))]
  } finally {
    server.close()
  }
}
