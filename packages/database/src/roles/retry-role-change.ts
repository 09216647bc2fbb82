import { codeOf } from '../connection/failure'

// Roles are global to the server: another installation may create or change the same one concurrently.
const collisions = new Set(['42710', '23505', 'XX000'])

/** Runs a change of roles, up to five times while another installation changes the same role. */
export const retryRoleChange = async (change: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change()
    } catch (error) {
      if (attempt === 5 || !collisions.has(codeOf(error))) throw error
    }
  }
}
