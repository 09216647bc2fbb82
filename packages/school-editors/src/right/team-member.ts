import type { ClassRights } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import type { RightDraft } from './right-draft'

/** A person of the class's team. */
export interface TeamMember {
  /** Id of the user. */
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  /** One or two words beside the name, such as the role. */
  readonly note?: string | undefined
  /** Undefined for those who hold all rights by their role, or as creator of the class. */
  readonly right?: RightDraft | undefined
}

export interface RightsMatrixProps {
  members: readonly TeamMember[]
  subjects: readonly Subject[]
  /** The user's own right: nobody gives what he or she lacks (rule class-right.4). */
  held: ClassRights
  onChange: (member: TeamMember, right: RightDraft) => void
  onRemove: (member: TeamMember) => void
  /** Gives the right another last day, or none. */
  onEnd: (member: TeamMember, endsOn: string | null) => void
}
