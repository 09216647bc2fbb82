import { useFormat, useSearchParams } from '@lernspur/app-runtime'
import type { DeskUnit } from '@lernspur/contracts/provider/release-desk.contract'

/** Name of the team that comes first, in the address, so that a team can keep a link to its own. */
const parameter = 'team'

interface TeamGroup {
  readonly team: string
  /** What it releases; a unit of two teams stands with the first of them. */
  readonly units: readonly DeskUnit[]
}

/** Units by the teams that release them, the chosen team first (rule desk.9). */
export const useTeamGroups = (units: readonly DeskUnit[]) => {
  const { compare } = useFormat()
  const [search, setSearch] = useSearchParams()
  const chosen = search.get(parameter)
  const names = [...new Set(units.flatMap(({ teams }) => teams))].toSorted(compare)
  const teams = names.toSorted((one, other) => Number(other === chosen) - Number(one === chosen))
  const teamOf = (unit: DeskUnit) => teams.find((team) => unit.teams.includes(team))
  const groups: readonly TeamGroup[] = teams
    .map((team) => ({ team, units: units.filter((unit) => teamOf(unit) === team) }))
    .filter((group) => group.units.length > 0)
  const setFirst = (team: string) => {
    const next = new URLSearchParams(search)
    next.set(parameter, team)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return { groups, teams: names, first: teams[0] ?? '', setFirst }
}
