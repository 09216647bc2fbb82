import type { NavigationGroup, PageNeed } from '@lernspur/contracts/area-route.contract'
import { Problem } from '../console/problem'

/** A service whose nouns belong to a school, with the area that shows them. */
export interface Owner {
  readonly service: 'school-admin' | 'teacher'
  /** Folder of the area. */
  readonly area: string
  /** Role of the service in the database. */
  readonly role: string
  /** Who may open its pages, and where navigation shows them, as in a route's handle. */
  readonly need: PageNeed
  readonly place: NavigationGroup
  /** Address of a page of this area as in its routes, without a leading slash. */
  address(page: string): string
  /** How a spec gets there, as an expression over `school`, the school's id. */
  visit(page: string): string
}

const owners: readonly Owner[] = [
  {
    service: 'school-admin',
    area: 'mfe-school-admin',
    role: 'lernspur_school_admin',
    need: 'leader',
    place: 'school',
    address: (page) => `school/:schoolId/settings/${page}`,
    visit: (page) => `/school/\${school}/settings/${page}`,
  },
  {
    service: 'teacher',
    area: 'mfe-teacher',
    role: 'lernspur_teacher',
    need: 'school',
    place: 'own',
    address: (page) => page,
    visit: (page) => `/${page}`,
  },
]

/** The owner with this name; throws a sentence for an unknown one. */
export const ownerNamed = (name: string): Owner => {
  const owner = owners.find(({ service }) => service === name)
  if (owner) return owner
  throw new Problem(`A slice belongs to ${owners.map(({ service }) => service).join(' or ')}, not to ${name}.`)
}
