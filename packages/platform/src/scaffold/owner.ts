import type { NavigationGroup, PageNeed } from '@lernspur/contracts/area-route.contract'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import { Problem } from '../console/problem'
import type { Noun } from './noun'

/** A service whose nouns belong to a school, with the area that shows them. */
export interface Owner {
  readonly service: ServiceName
  /** The function that makes the service. */
  readonly make: string
  /** Where its contracts are imported from, and from where they import what all share. */
  readonly contracts: string
  readonly shared: string
  /** Folder of the area. */
  readonly area: string
  /** Role of the service in the database. */
  readonly role: string
  /** Who may open its pages, and where navigation shows them, as in a route's handle. */
  readonly need: PageNeed
  readonly place: NavigationGroup
  /** Address of its calls about a noun, below `/api`. */
  path(plural: string): string
  /** Address of a page of this area as in its routes, without a leading slash. */
  address(page: string): string
  /** How a spec gets there, as an expression over `school`, the school's id. */
  visit(page: string): string
}

const ofProduct = { shared: '..', path: (plural: string) => `/${plural}` } as const

const owners: readonly Owner[] = [
  {
    ...ofProduct,
    service: 'school-admin',
    make: 'schoolAdminService',
    contracts: '@lernspur/contracts/school-admin',
    area: 'mfe-school-admin',
    role: 'lernspur_school_admin',
    need: 'leader',
    place: 'school',
    address: (page) => `school/:schoolId/settings/${page}`,
    visit: (page) => `/school/\${school}/settings/${page}`,
  },
  {
    ...ofProduct,
    service: 'teacher',
    make: 'teacherService',
    contracts: '@lernspur/contracts/teacher',
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

/**
 * The owner of a service that a team has added: its contract is a package of its own, its calls lie below its own prefix,
 * and `page` is the one page of its area.
 */
export const addedOwner = ({ kebab, camel, snake }: Noun): Owner => ({
  service: kebab,
  make: `${camel}Service`,
  contracts: `@lernspur/${kebab}-contract`,
  shared: '@lernspur/contracts',
  area: `mfe-${kebab}`,
  role: `lernspur_${snake}`,
  need: 'school',
  place: 'own',
  path: (plural) => `/${kebab}/${plural.startsWith(`${kebab}-`) ? plural.slice(kebab.length + 1) : plural}`,
  address: () => kebab,
  visit: () => `/${kebab}`,
})
