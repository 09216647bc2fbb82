import { StartProblem } from '@lernspur/service-kit/process/start-problem'
import * as z from 'zod'

const isSmtp = (text: string): boolean => URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol)

const environment = z.object({
  LERNSPUR_SMTP_URL: z
    .string()
    .refine(isSmtp, 'LERNSPUR_SMTP_URL must be an address such as smtps://user:password@mail.example:465.')
    .optional(),
  LERNSPUR_MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n<>]*<[^@\s<>]+@[^@\s<>]+>$|^[^@\s<>]+@[^@\s<>]+$/,
      'LERNSPUR_MAIL_FROM must be an address such as Lernspur <post@schule.example>.',
    )
    .default('Lernspur <lernspur@localhost>'),
})

export interface MailConfig {
  /** Undefined when there is no mail server. */
  readonly smtpUrl: string | undefined
  readonly from: string
}

/** Mail configuration from the environment. Throws a StartProblem that names the variable. */
export const readMailConfig = (env: Readonly<Record<string, string | undefined>> = process.env): MailConfig => {
  const given = Object.entries(env).filter(([, value]) => value !== '')
  const result = environment.safeParse(Object.fromEntries(given))
  if (!result.success) throw new StartProblem(result.error.issues[0]?.message ?? 'The environment is not usable.')
  return { smtpUrl: result.data.LERNSPUR_SMTP_URL, from: result.data.LERNSPUR_MAIL_FROM }
}
