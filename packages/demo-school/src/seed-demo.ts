import { connect } from '@lernspur/database/connection/connect'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { addDays, instantOf, todayAtSchool } from './calendar/day'
import { schoolYearsAround } from './calendar/school-years'
import { demoPassword } from './demo-sign-ins'
import { passwordCost } from './password-cost'
import { germanSchool, swissSchool } from './schools/schools'
import { writeProvider } from './schools/write-provider'
import { writeSchool } from './write-school'

/**
 * Fills a migrated database that has no tenant with the provider and two schools; does nothing in any other. The same
 * `today` (`YYYY-MM-DD`, default: today in Berlin) gives the same content. It is one transaction, so that an
 * interrupted seed leaves nothing behind. Throws what the database throws.
 */
export const seedDemo = async (ownerUrl: string, options: { today?: string } = {}): Promise<void> => {
  const db = connect(ownerUrl, { name: 'demo-school', max: 1, statementTimeout: 60_000 })
  try {
    await writeDirectory(db, async (tx) => {
      await tx`lock table tenant in share row exclusive mode`
      const tenants = await tx`select from tenant limit 1`
      if (tenants.length > 0) return
      const today = options.today ?? todayAtSchool()
      const passwordHash = await Bun.password.hash(demoPassword, passwordCost)
      const founded = instantOf(addDays(schoolYearsAround(today).former.start, -60), 8 * 3600)
      const globalTemplates = await writeProvider(tx, passwordHash, founded)
      for (const school of [germanSchool, swissSchool]) {
        await writeSchool(tx, school, { today, passwordHash, globalTemplates })
      }
      // Without fresh statistics the first pages would be planned as for empty tables.
      await tx`analyze school_subject, competence, student_subject_relation, observation, report_subject`
    })
  } finally {
    await db.end()
  }
}
