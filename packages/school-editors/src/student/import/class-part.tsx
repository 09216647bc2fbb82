import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import { classLabels } from '@lernspur/contracts/school-admin/school/class-labels'
import { preSchoolLevel, schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@lernspur/ui/components/ui/accordion'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { highestLevel, isClassNameValid } from '../../school-class/class-draft'
import type { StudentImportState } from './import-state'
import { newClassOf } from './match/import-target'
import type { ClassChoice, ListedClass } from './match/matched-line'

const levels = [preSchoolLevel, ...Array.from({ length: highestLevel }, (_, index) => index + 1)]

interface NewClassProps {
  unknown: ListedClass
  choice: Extract<ClassChoice, { kind: 'new' }>
  choose: (choice: ClassChoice) => void
}

function NewClass({ unknown: { text }, choice, choose }: NewClassProps) {
  const { t } = useTranslation('school-editors.student-import')
  const levelText = useSchoolLevelText()
  return (
    <div className="flex w-full flex-wrap items-start gap-3">
      <LabelledField
        hideLabel
        label={t(($) => $.classes.name, { name: text })}
        error={
          isClassNameValid(choice.name)
            ? undefined
            : choice.name.trim() === ''
              ? t(($) => $.classes.noName)
              : t(($) => $.classes.badName)
        }
        className="w-28"
      >
        <Input
          autoComplete="off"
          maxLength={schoolClassLimits.name}
          value={choice.name}
          onChange={(event) => choose({ ...choice, name: event.target.value })}
        />
      </LabelledField>
      {choice.nickname && (
        <p className="min-w-0 basis-full text-sm text-muted-foreground">
          {t(($) => $.classes.nickname, { name: choice.nickname })}
        </p>
      )}
      <SelectInput
        aria-label={t(($) => $.classes.level, { name: text })}
        options={levels.map((level) => ({ value: String(level), label: levelText(level) }))}
        value={String(choice.schoolLevel)}
        onValueChange={(level) => choose({ ...choice, schoolLevel: Number(level) })}
        className="w-36"
      />
    </div>
  )
}

/** Names of classes, in the list and in the school. */
const namesOf = ({ listed, classes }: StudentImportState): string[] => [
  ...listed.map(({ text }) => text),
  ...classes.map(({ name }) => name),
]

const choiceValue = (choice: ClassChoice | undefined): string =>
  choice?.kind === 'class' ? choice.schoolClassId : (choice?.kind ?? '')

function ClassRow({ state, unknown }: { state: StudentImportState; unknown: ListedClass }) {
  const { t } = useTranslation('school-editors.student-import')
  const { choices, classes, change } = state
  const { key, text, count, isSeveral, found } = unknown
  const matched: ClassChoice | undefined = found ? { kind: 'class', schoolClassId: found.id } : undefined
  const choice = choices.classes.get(key) ?? matched
  const choose = (next: ClassChoice) => change({ classes: new Map(choices.classes).set(key, next) })
  const chosen = (value: string): ClassChoice => {
    if (value === 'new') return newClassOf(text, namesOf(state))
    return value === 'none' || value === 'skip' ? { kind: value } : { kind: 'class', schoolClassId: value }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-3 last:border-b-0">
      <span className="min-w-0 flex-1 basis-32 wrap-anywhere">
        <span className="font-medium">{text}</span>{' '}
        <span className="text-sm text-muted-foreground">
          {[t(($) => $.classes.children, { count }), isSeveral && t(($) => $.note.several)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <SelectInput
        aria-label={t(($) => $.classes.choice, { name: text })}
        placeholder={t(($) => $.classes.open)}
        options={[
          { value: 'new', label: t(($) => $.classes.create) },
          ...[...classLabels(classes)].map(([value, label]) => ({ value, label })),
          { value: 'none', label: t(($) => $.classes.none) },
          { value: 'skip', label: t(($) => $.classes.skip) },
        ]}
        value={choiceValue(choice)}
        onValueChange={(value) => choose(chosen(value))}
        className="w-64 max-w-full"
      />
      {choice?.kind === 'new' && <NewClass unknown={unknown} choice={choice} choose={choose} />}
    </li>
  )
}

/** The names that were understood, with the class that each means, for the user to change. */
function MatchedClasses({ state }: { state: StudentImportState }) {
  const { t } = useTranslation('school-editors.student-import')
  const matched = state.listed.filter(({ found }) => found !== null)
  if (matched.length === 0) return null
  const title = t(($) => $.classes.matched, { count: matched.length })
  return (
    <Accordion type="multiple">
      <AccordionItem value="matched">
        <AccordionTrigger>{title}</AccordionTrigger>
        <AccordionContent>
          <ul aria-label={title} className="rounded-lg border bg-card">
            {matched.map((one) => (
              <ClassRow key={one.key} state={state} unknown={one} />
            ))}
          </ul>
        </AccordionContent>
      </AccordionItem>
    </Accordion>
  )
}

/** Names in the list that do not identify a class: created, chosen, or left out. Those that do can be changed. */
export function ClassPart({ state }: { state: StudentImportState }) {
  const { t } = useTranslation('school-editors.student-import')
  const { scope, unknown, offers, others, choices, change } = state
  if (scope.kind === 'class' && others > 0)
    return (
      <div>
        <p>{t(($) => $.classes.others, { count: others })}</p>
        <CheckboxField
          label={t(($) => $.classes.takeOthers, { name: scope.name })}
          checked={choices.takesOthers}
          onCheckedChange={(takesOthers) => change({ takesOthers })}
        />
      </div>
    )
  if (unknown.length === 0) return <MatchedClasses state={state} />
  const open = unknown.filter(({ key, isSeveral }) => !isSeveral && !choices.classes.has(key))
  const addAll = () => {
    const made = open.map(({ key, text }) => [key, newClassOf(text, namesOf(state))] as const)
    change({ classes: new Map([...choices.classes, ...made]) })
  }
  const title = t(($) => $.classes.title)
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold">{title}</h2>
          <p className="text-sm text-muted-foreground">{t(($) => $.classes.description)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {offers.map(({ id, name: year, choices: ofYear }) => (
            <Button
              key={id}
              variant="outline"
              size="sm"
              onClick={() => change({ classes: new Map([...choices.classes, ...ofYear]) })}
            >
              {t(($) => $.classes.ofYear, { count: ofYear.size, year })}
            </Button>
          ))}
          {open.length > 1 && (
            <Button variant="outline" size="sm" onClick={addAll}>
              {t(($) => $.classes.addAll, { count: open.length })}
            </Button>
          )}
        </div>
      </div>
      <ul aria-label={title} className="rounded-lg border bg-card">
        {unknown.map((one) => (
          <ClassRow key={one.key} state={state} unknown={one} />
        ))}
      </ul>
      <MatchedClasses state={state} />
    </section>
  )
}
