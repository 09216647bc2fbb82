import type { Operator } from '@lernspur/contracts/identity/operator.contract'
import * as z from 'zod'
import { readBackupDays } from './backup-days'
import type { KitConfig } from './config'
import { StartProblem } from './start'

const environment = z.object({
  LERNSPUR_OPERATOR_NAME: z.string().optional(),
  LERNSPUR_OPERATOR_ADDRESS: z.string().optional(),
  LERNSPUR_OPERATOR_EMAIL: z
    .email('LERNSPUR_OPERATOR_EMAIL must be an address such as post@schule.example.')
    .toLowerCase()
    .optional(),
  LERNSPUR_OPERATOR_PHONE: z.string().optional(),
  LERNSPUR_OPERATOR_REPRESENTATIVE: z.string().optional(),
  LERNSPUR_OPERATOR_REGISTER: z.string().optional(),
  LERNSPUR_OPERATOR_VAT_ID: z.string().optional(),
  LERNSPUR_OPERATOR_PRIVACY_CONTACT: z.string().optional(),
})

const demo: Operator = {
  name: 'Lernspur (Vorführung)',
  addressLines: ['Lindenallee 1', '12345 Musterstadt'],
  email: 'hallo@lernspur.example',
  phone: null,
  representative: 'Mara Muster',
  register: null,
  vatId: null,
  privacyContact: 'datenschutz@lernspur.example',
}

/** The operator of the installation, from the environment. Throws a StartProblem that names the variable. */
export const readOperator = (
  mode: KitConfig['mode'],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Operator => {
  const given = Object.entries(env).filter(([, value]) => value !== '')
  const result = environment.safeParse(Object.fromEntries(given))
  if (!result.success) throw new StartProblem(result.error.issues[0]?.message ?? 'The environment is not usable.')
  const { data } = result
  const backupDays = readBackupDays(env)
  if (data.LERNSPUR_OPERATOR_NAME === undefined && mode !== 'production') return { ...demo, backupDays }
  return {
    name: data.LERNSPUR_OPERATOR_NAME ?? null,
    addressLines: (data.LERNSPUR_OPERATOR_ADDRESS ?? '').split(';').flatMap((line) => line.trim() || []),
    email: data.LERNSPUR_OPERATOR_EMAIL ?? null,
    phone: data.LERNSPUR_OPERATOR_PHONE ?? null,
    representative: data.LERNSPUR_OPERATOR_REPRESENTATIVE ?? null,
    register: data.LERNSPUR_OPERATOR_REGISTER ?? null,
    vatId: data.LERNSPUR_OPERATOR_VAT_ID ?? null,
    privacyContact: data.LERNSPUR_OPERATOR_PRIVACY_CONTACT ?? null,
    backupDays,
  }
}
