import { connect } from '@lernspur/database/connection/connect'

/**
 * Whether the installation has a school with that id; asked as the owner, since the role of releases sees no schools.
 */
export const isSchool = async (ownerUrl: string, id: string): Promise<boolean> => {
  const owner = connect(ownerUrl, { name: 'release', max: 1 })
  try {
    return (await owner`select from tenant where id = ${id}`).length > 0
  } finally {
    await owner.end({ timeout: 1 })
  }
}
