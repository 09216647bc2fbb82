import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { schoolYearRoutes } from '@lernspur/contracts/school-admin/school-year.contract'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'

test('a class of the next year is not the current one, and says before somebody types that it takes no entries yet', async ({
  page,
  founder,
}) => {
  const { api } = founder
  const { id: current } = await newClass(api)
  const { rows: years } = await api.call(schoolYearRoutes.listSchoolYears)
  const year = (years[0]?.year ?? 0) + 1
  const terms = [
    ['first', `${year}-08-01`, `${year + 1}-01-31`],
    ['second', `${year + 1}-02-01`, `${year + 1}-07-31`],
  ].map(([schoolTermSemester, startDate, endDate]) => ({ name: 'Halbjahr', schoolTermSemester, startDate, endDate }))
  const { id: schoolYearId } = await api.call(schoolYearRoutes.createSchoolYear, {
    body: { name: String(year), year, schoolYearStart: `${year}-08-01`, schoolYearEnd: `${year + 1}-07-31`, terms },
  })
  // Lists sort it before the class of the running year.
  const { id } = await api.call(schoolClassRoutes.createSchoolClass, {
    body: { name: '1a', schoolLevel: 1, schoolYearId },
  })
  await api.call(schoolClassRoutes.updateSchoolClass, { params: { id }, body: { isOnboardingFinalized: true } })
  await page.goto('/')
  await page.getByRole('link', { name: 'Beobachten 4a' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/class/${current}/`))
  const main = page.getByRole('main')
  await expect(main.getByText(/eintragen erst dann/)).toHaveCount(0)
  for (const path of ['observe', 'skills', 'settings']) {
    await page.goto(`/class/${id}/${path}`)
    await expect(main.getByText(/Das Schuljahr .* beginnt am .*, eintragen erst dann/)).toBeVisible()
  }
})
