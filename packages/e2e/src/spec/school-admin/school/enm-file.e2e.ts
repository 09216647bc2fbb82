import { readFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { performanceVisualRoutes } from '@lernspur/contracts/teacher/performance-visual.contract'
import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { correctionRoutes } from '@lernspur/contracts/teacher/report-correction.contract'
import { reportListRoutes } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { schoolReportRoutes } from '@lernspur/contracts/teacher/school-report.contract'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, narrow, wide } from '../../../fixture/accessibility'
import type { Api } from '../../../fixture/api'
import { test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'

const before = '2020-01-01 08:00:00.000'

/** A file as SVWS writes it, as far as it matters, for the half-year of a report. */
const enmFile = (schoolYear: number, part: number) => ({
  enmRevision: 2,
  schulnummer: 123_456,
  schuljahr: schoolYear,
  anzahlAbschnitte: 2,
  aktuellerAbschnitt: part,
  lehrerID: null,
  noten: [{ id: 1, kuerzel: '1' }],
  klassen: [{ id: 41, kuerzel: '04A', kuerzelAnzeige: '4a' }],
  lehrer: [{ id: 7, passwordHash: '$2y$10$secret' }],
  faecher: [{ id: 1, kuerzel: 'D', kuerzelAnzeige: 'D', bezeichnung: 'Deutsch' }],
  ankreuzkompetenzen: {
    textStufen: ['sicher', 'überwiegend', 'teilweise', 'kaum', null],
    kompetenzen: [
      { id: 51, istFachkompetenz: true, fachID: 1, text: '- liest fließend' },
      { id: 52, istFachkompetenz: false, fachID: null, text: 'arbeitet ausdauernd' },
    ],
  },
  lerngruppen: [{ id: 1, kID: 41, fachID: 1 }],
  schueler: [
    { id: 301, nachname: 'Ahrens', vorname: 'Ada', klasseID: 41 },
    { id: 302, nachname: 'Brandt', vorname: 'Benjamin', klasseID: 41 },
  ].map((student) => ({
    ...student,
    unbekannt: { zahl: 1 },
    lernabschnitt: { id: student.id },
    leistungsdaten: [
      {
        id: 1,
        lerngruppenID: 1,
        note: null,
        tsNote: before,
        fachbezogeneBemerkungen: null,
        tsFachbezogeneBemerkungen: before,
      },
    ],
    ankreuzkompetenzen: [{ id: 1, kompetenzID: 51, stufen: [false, false, false, false, false], tsStufe: before }],
    bemerkungen: { ZB: null, tsZB: before, AUE: 'Chor', tsAUE: before },
  })),
})

/** Two children of a class with completed reports that say something. */
const completedReports = async (api: Api) => {
  const { id: schoolClassId, studentIds, competenceId } = await newClass(api)
  const visual = await api.call(performanceVisualRoutes.createPerformanceVisual, {
    body: { name: 'Sicherheit', schoolClassId, performanceLevelsV2: [{ label: 'kaum noch' }, { label: 'sicher' }] },
  })
  const level = visual.performanceLevelsV2.find(({ label }) => label === 'sicher')
  for (const studentId of studentIds) {
    const body = { schoolClassId, studentId, competenceId, performanceLevelV2Id: level?.id ?? '' }
    await api.call(observationRoutes.createObservation, { body })
  }
  const { rows } = await api.call(reportRoutes.createReports, {
    params: { schoolClassId },
    body: { name: 'Zeugnis', calculationMethod: 'latestEntries' },
  })
  for (const { id: reportId, studentFirstName, subjects } of rows) {
    const params = { reportId }
    await api.call(reportRoutes.updateReportComment, {
      params,
      body: { summaryComment: `${studentFirstName} ist da.` },
    })
    for (const { id: subjectId } of subjects) {
      const body = { comment: `${studentFirstName} liest.` }
      await api.call(reportRoutes.updateReportSubject, { params: { reportId, subjectId }, body })
    }
    await api.call(reportRoutes.closeReport, { params, body: { incompleteSubjectIds: subjects.map(({ id }) => id) } })
  }
  const [report] = rows
  const year = Number(report?.endDate.slice(0, 4)) - ((report?.endDate.slice(5) ?? '') < '08-01' ? 1 : 0)
  return enmFile(year, report?.schoolTermSemester === 'second' ? 2 : 1)
}

const encrypted = async (text: string): Promise<Buffer> => {
  const { createCipheriv, pbkdf2Sync, randomBytes } = await import('node:crypto')
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', pbkdf2Sync('Streng geheim', 'Salz', 65_536, 32, 'sha256'), iv)
  return Buffer.from(Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64'))
}

for (const [language, texts] of [
  [
    'de',
    {
      choose: 'Datei wählen',
      notEnm: /keine ENM-Datei/,
      first: /merkt sich die Schulnummer 123456/,
      same: '1 Kind an Name und Klasse erkannt',
      unknown: 'Vielleicht Ben Brandt · 4a',
      nobody: 'Niemand',
      search: 'Kind suchen',
      level: 'kaum noch',
      column: 'Spalte suchen',
      option: 'Spalte 4: kaum',
      one: '1 Bericht eintragen und Datei speichern',
      two: '2 Berichte eintragen und Datei speichern',
      saved: 'Die Datei ist gespeichert, mit Werten aus 2 Berichten.',
      chosen: 'Beim letzten Mal so gewählt',
      other: /Schulnummer 654321; die bisherigen Dateien Ihrer Schule hatten 123456/,
      isNew: 'Unsere Schule hat jetzt die Nummer 654321',
      password: 'Passwort der Datei',
      salt: 'Salt',
      decrypt: 'Entschlüsseln',
      wrong: /Passwort oder Salt stimmt nicht/,
      revision: /Version 3 des ENM-Formats/,
      counts: ['Ankreuzkompetenzen', 'Bemerkungen zu Fächern', 'Bemerkungen des Zeugnisses'],
      already: 'Stand schon so in der Datei',
      replaced: /^1 Bericht wurde inzwischen ersetzt/,
    },
  ],
  [
    'en',
    {
      choose: 'Choose a file',
      notEnm: /not an ENM file/,
      first: /remembers the school number 123456/,
      same: '1 child known by name and class',
      unknown: 'Perhaps Ben Brandt · 4a',
      nobody: 'Nobody',
      search: 'Find a child',
      level: 'kaum noch',
      column: 'Find a column',
      option: 'Column 4: kaum',
      one: 'Enter 1 report and save the file',
      two: 'Enter 2 reports and save the file',
      saved: 'The file is saved, with values of 2 reports.',
      chosen: 'Chosen like this last time',
      other: /school number 654321; the former files of your school had 123456/,
      isNew: 'Our school has the number 654321 now',
      password: 'Password of the file',
      salt: 'Salt',
      decrypt: 'Decrypt',
      wrong: /Password or salt is wrong/,
      revision: /version 3 of the ENM format/,
      counts: ['Competences with a cross', 'Remarks on subjects', 'Remarks of the report'],
      already: 'Was in the file already',
      replaced: /^1 report was replaced meanwhile/,
    },
  ],
] as const)
  test.describe(() => {
    test.use({ language })

    const chooser = (page: Page) => async (name: string, buffer: Buffer) => {
      const opened = page.waitForEvent('filechooser')
      await page.getByRole('main').getByRole('button', { name: texts.choose }).click()
      await (await opened).setFiles({ name, mimeType: 'application/octet-stream', buffer })
    }

    test(`completed reports are entered into an ENM file, and nothing else of it changes (${language})`, async ({
      founder,
      page,
    }) => {
      const file = await completedReports(founder.api)
      const main = page.getByRole('main')
      const choose = chooser(page)
      const save = async (button: string): Promise<Buffer> => {
        const download = page.waitForEvent('download')
        await main.getByRole('button', { name: button }).click()
        const saved = await download
        expect(saved.suggestedFilename()).toMatch(/^enm\./)
        return readFile(await saved.path())
      }
      await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/enm-file`)
      await choose('liste.csv', Buffer.from('Nachname;Vorname'))
      await expect(main.getByText(texts.notEnm)).toBeVisible()
      await choose('enm.json', Buffer.from(JSON.stringify({ ...file, enmRevision: 3 })))
      await expect(main.getByText(texts.revision)).toBeVisible()

      await choose('enm.json.gz', gzipSync(JSON.stringify(file, null, 2)))
      await expect(main.getByText(texts.first)).toBeVisible()
      await expect(main.getByText(texts.same)).toBeVisible()
      // The first name differs: nobody is taken unasked.
      await expect(main.getByText(texts.unknown)).toBeVisible()
      await expect(main.getByRole('button', { name: texts.one })).toBeEnabled()
      const ben = main.getByRole('button', { name: /^Brandt, Benjamin/ })
      await expect(ben).toContainText(texts.nobody)
      await ben.click()
      await page.getByRole('combobox', { name: texts.search }).fill('Brandt')
      await page.getByRole('option', { name: /Ben Brandt/ }).click()
      await main.getByRole('button', { name: texts.level, exact: true }).click()
      await page.getByRole('combobox', { name: texts.column }).fill('4')
      await page.getByRole('option', { name: texts.option }).click()
      await expectAccessible(page, 'the preview of an ENM file', { themes: ['light', 'dark'], size: narrow })
      await page.setViewportSize(wide)
      const filled = JSON.parse(gunzipSync(await save(texts.two)).toString())
      await expect(main.getByRole('heading', { name: texts.saved })).toBeVisible()
      for (const name of texts.counts) await expect(main.locator(`dt:text-is("${name}") + dd`)).toHaveText('2')
      await expectAccessible(page, 'a filled ENM file', { themes: ['light', 'dark'], size: wide })
      const [ada, other] = filled.schueler
      expect(ada).toMatchObject({
        ankreuzkompetenzen: [{ stufen: [true, false, false, false, false] }],
        leistungsdaten: [{ fachbezogeneBemerkungen: 'Ada liest.', note: null, tsNote: before }],
        bemerkungen: { ZB: 'Ada ist da.', AUE: 'Chor' },
      })
      expect(other.bemerkungen).toMatchObject({ ZB: 'Ben ist da.', tsAUE: before })
      const times = [ada.bemerkungen.tsZB, other.ankreuzkompetenzen[0].tsStufe]
      for (const time of times) expect(time).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/)
      expect({ ...filled, schueler: [] }).toEqual({ ...file, schueler: [] })

      // The choices are remembered, and what was filled is not filled again.
      await page.reload()
      await choose('enm.json', Buffer.from(JSON.stringify(filled)))
      await expect(main.getByRole('button', { name: /^Brandt, Benjamin/ })).toContainText('Ben Brandt')
      await expect(main.getByText(texts.chosen).first()).toBeVisible()
      expect(JSON.parse((await save(texts.two)).toString())).toEqual(filled)
      await expect(main.locator(`dt:text-is("${texts.already}") + dd`)).toHaveText('6')

      // The file of another school.
      await choose('enm.json', Buffer.from(JSON.stringify({ ...file, schulnummer: 654_321 })))
      await expect(main.getByText(texts.other)).toBeVisible()
      await expect(main.getByRole('button', { name: texts.two })).toBeDisabled()
      await main.getByRole('checkbox', { name: texts.isNew }).click()
      await save(texts.two)
    })

    test(`a report that was replaced since the file was read is left out, and its child is named (${language})`, async ({
      founder,
      page,
    }) => {
      const { api, whoAmI } = founder
      const file = await completedReports(api)
      const main = page.getByRole('main')
      await page.goto(`/school/${whoAmI.currentTenantId}/settings/enm-file`)
      await chooser(page)('enm.json', Buffer.from(JSON.stringify(file)))
      await expect(main.getByRole('button', { name: texts.one })).toBeEnabled()
      const { rows } = await api.call(schoolReportRoutes.listSchoolReports, {
        list: { filter: [{ field: 'studentFirstName', type: 'eq', value: 'Ada' }] },
      })
      const params = { reportId: rows[0]?.id ?? '' }
      const copy = await api.call(correctionRoutes.correctReport, { params, body: { reason: 'Tippfehler' } })
      const full = await api.call(reportListRoutes.getReport, { params: { reportId: copy.id } })
      const incompleteSubjectIds = full.subjects.map(({ id }) => id)
      await api.call(reportRoutes.closeReport, { params: { reportId: copy.id }, body: { incompleteSubjectIds } })
      const download = page.waitForEvent('download')
      await main.getByRole('button', { name: texts.one }).click()
      expect(JSON.parse((await readFile(await (await download).path())).toString())).toEqual(file)
      await main.getByText(texts.replaced).click()
      await expect(main.getByRole('listitem').filter({ hasText: /^Ahrens, Ada$/ })).toBeVisible()
    })

    test(`an encrypted ENM file is filled and encrypted again with the same password (${language})`, async ({
      founder,
      page,
    }) => {
      const file = await completedReports(founder.api)
      const main = page.getByRole('main')
      await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/enm-file`)
      await chooser(page)('enm.base64', await encrypted(JSON.stringify(file)))
      await main.getByLabel(texts.password).fill('geheim')
      await main.getByLabel(texts.salt, { exact: true }).fill('Salz')
      await main.getByRole('button', { name: texts.decrypt }).click()
      await expect(main.getByText(texts.wrong)).toBeVisible()
      await expectAccessible(page, 'the key of an ENM file', { themes: ['light', 'dark'], size: narrow })
      await page.setViewportSize(wide)
      await main.getByLabel(texts.password).fill('Streng geheim')
      await main.getByRole('button', { name: texts.decrypt }).click()
      const download = page.waitForEvent('download')
      await main.getByRole('button', { name: texts.one }).click()
      const content = (await readFile(await (await download).path())).toString()
      const { createDecipheriv, pbkdf2Sync } = await import('node:crypto')
      const bytes = Buffer.from(content, 'base64')
      const key = pbkdf2Sync('Streng geheim', 'Salz', 65_536, 32, 'sha256')
      const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16))
      const text = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString()
      expect(JSON.parse(text).schueler[0].bemerkungen.ZB).toBe('Ada ist da.')
    })
  })
