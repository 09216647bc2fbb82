import type { CurriculumLicence } from '@lernspur/contracts/school-admin/subject/curriculum-export.contract'

/** Licences of an export, with the address of their text. */
export const licences: Readonly<Record<CurriculumLicence, { readonly title: string; readonly licenseText: string }>> = {
  'CC0-1.0': { title: 'CC0 1.0', licenseText: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-4.0': { title: 'CC BY 4.0', licenseText: 'https://creativecommons.org/licenses/by/4.0/' },
  'CC-BY-SA-4.0': { title: 'CC BY-SA 4.0', licenseText: 'https://creativecommons.org/licenses/by-sa/4.0/' },
}
