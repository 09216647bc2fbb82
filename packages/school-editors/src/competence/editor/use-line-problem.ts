import { useTranslation } from '@lernspur/app-runtime'
import { competenceLimits } from '@lernspur/contracts/school-admin/competence.contract'
import type { DomainLines, Line } from '../line/line'

/** What is wrong with a line, in words: a domain without a name, or a text that is too long. */
export const useLineProblem = () => {
  const { t } = useTranslation('school-editors.competence')
  const tooLong = ({ text }: Line, max: number) =>
    text.trim().length > max ? t(($) => $.problem.tooLong, { max, count: text.trim().length }) : undefined
  return {
    ofDomain: ({ domain, competences }: DomainLines, isStored: boolean): string | undefined =>
      domain.text.trim() === '' && !isStored && competences.some(({ text }) => text.trim() !== '')
        ? t(($) => $.problem.nameless)
        : tooLong(domain, competenceLimits.domainName),
    ofCompetence: (line: Line) => tooLong(line, competenceLimits.description),
  }
}
