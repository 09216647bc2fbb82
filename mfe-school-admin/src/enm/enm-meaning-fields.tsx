import { useTranslation } from '@lernspur/app-runtime'
import type { EnmSource } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import { MeaningChoices } from '../meaning-choices'
import { SettingsSection } from '../settings-section'
import { FoldedNames } from './folded-names'
import { competenceKey, type EnmPreviewState } from './use-enm-preview'

/** What subjects, competences and levels mean: what is known by its words folds away, all else is chosen (rule enm.2). */
export function EnmMeaningFields({ preview, source }: { preview: EnmPreviewState; source: EnmSource }) {
  const { t } = useTranslation('school-admin.enm-file')
  const subjects = preview.subjects.filter(({ certainty }) => certainty !== 'same')
  const competences = preview.competences.filter(({ certainty }) => certainty !== 'same')
  const hintOf = (certainty: string) => (certainty === 'chosen' ? { hint: t(($) => $.meaning.chosen) } : {})
  const noMatch = t(($) => $.noMatch)
  return (
    <SettingsSection title={t(($) => $.meaning.title)} description={t(($) => $.meaning.description)}>
      {subjects.length > 0 && (
        <MeaningChoices
          title={t(($) => $.meaning.subjects)}
          description={t(($) => $.meaning.subjectsHint)}
          entries={subjects.map(({ enmId, text, certainty }) => ({
            key: `${enmId}`,
            label: text,
            ...hintOf(certainty),
          }))}
          items={source.subjects.map(({ name }) => ({ value: name, label: name }))}
          chosen={preview.subjectNames}
          onChoose={preview.chooseSubject}
          none={t(($) => $.meaning.noSubject)}
          search={t(($) => $.meaning.searchSubject)}
          noMatch={noMatch}
        />
      )}
      {competences.length > 0 && (
        <MeaningChoices
          title={t(($) => $.meaning.competences)}
          description={t(($) => $.meaning.competencesHint)}
          entries={competences.map(({ enmId, text, certainty }) => ({
            key: `${enmId}`,
            label: text,
            ...hintOf(certainty),
          }))}
          items={source.subjects.flatMap(({ name, competences: all }) =>
            all.map((target) => ({ value: competenceKey(name, target), label: `${name}: ${target}` })),
          )}
          chosen={preview.competenceKeys}
          onChoose={preview.chooseCompetence}
          none={t(($) => $.meaning.noCompetence)}
          search={t(($) => $.meaning.searchCompetence)}
          noMatch={noMatch}
        />
      )}
      {preview.columnTexts.length > 0 && preview.levels.length > 0 && (
        <MeaningChoices
          title={t(($) => $.meaning.levels)}
          description={t(($) => $.meaning.levelsHint)}
          entries={preview.levels.map(({ level, certainty }) => ({ key: level, label: level, ...hintOf(certainty) }))}
          items={preview.columnTexts.map((column, index) => ({
            value: column,
            label: t(($) => $.meaning.column, { number: index + 1, text: column === `${index + 1}` ? '–' : column }),
          }))}
          chosen={preview.columns}
          onChoose={preview.chooseLevel}
          none={t(($) => $.meaning.noColumn)}
          search={t(($) => $.meaning.searchColumn)}
          noMatch={noMatch}
        />
      )}
      <FoldedNames
        summary={t(($) => $.meaning.same, {
          count: preview.subjects.length + preview.competences.length - subjects.length - competences.length,
        })}
        names={[...preview.subjects, ...preview.competences].flatMap(({ certainty, text, target }) =>
          certainty === 'same' ? [text === target ? text : `${text} → ${target}`] : [],
        )}
      />
    </SettingsSection>
  )
}
