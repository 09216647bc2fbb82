import { useTranslation } from '@lernspur/app-runtime'
import { type KeyboardEvent, useRef, useState } from 'react'
import {
  addCompetence,
  addDomain,
  changeDepth,
  type LineEdit,
  type LineTexts,
  mayChangeDepth,
  moveLine,
  removeEmptyLine,
  shiftLine,
  splitLine,
  writeLine,
} from '../line/edit-lines'
import { type Line, newLine } from '../line/line'
import { pasteLines } from '../line/paste-lines'
import { isOutline, readOutline } from '../line/read-outline'
import type { EditedSubject } from '../saving/competence-calls'
import { useLines } from '../saving/use-lines'
import type { LineActions } from './line-actions'
import { commandOf, type LineCommand } from './line-keys'
import { useLineDeletion } from './use-line-deletion'
import { useLineFocus } from './use-line-focus'

/** Announcements of actions on lines, and the name of a domain that was pasted without one. */
const useLineTexts = () => {
  const { t } = useTranslation('school-editors.competence')
  return {
    general: t(($) => $.general),
    isDomain: t(($) => $.announcement.domain),
    isCompetence: t(($) => $.announcement.competence),
    isUp: t(($) => $.announcement.up),
    isDown: t(($) => $.announcement.down),
    pasted: (count: number) => t(($) => $.announcement.pasted, { count }),
  }
}

/** Everything that can be done to the lines of a subject. */
export const useLineEditing = (subject: EditedSubject) => {
  const texts = useLineTexts()
  const stored = useLines(subject)
  const { entries } = subject
  const focus = useLineFocus()
  const [announcement, setAnnouncement] = useState('')
  const [starter] = useState(() => newLine('domain'))
  const lines = stored.lines.length > 0 ? stored.lines : [starter]
  const apply = (edit: LineEdit | null, kind = '') => {
    if (!edit) return
    focus.want(edit.focus)
    stored.change(edit.lines, kind)
  }
  const now = { ...stored, lines, entries, apply, announce: setAnnouncement, texts }
  const latest = useRef(now)
  latest.current = now
  const deletion = useLineDeletion(latest)

  const go = (line: Line, by: 1 | -1) => {
    const { lines: all } = latest.current
    const next = all[all.findIndex(({ id }) => id === line.id) + by]
    if (next) focus.go(next.id, by === 1 ? 'start' : 'end')
  }
  const turn = (line: Line, to: 'deeper' | 'back') => {
    const isUsed = (latest.current.entries.get(line.id) ?? 0) > 0
    if (isUsed) return void deletion.current.isInUse([line])
    latest.current.apply(changeDepth(latest.current.lines, line.id))
    latest.current.announce(to === 'back' ? latest.current.texts.isDomain : latest.current.texts.isCompetence)
  }
  const shift = (line: Line, by: 'up' | 'down') => {
    const edit = shiftLine(latest.current.lines, line.id, by)
    latest.current.apply(edit)
    if (edit) latest.current.announce(by === 'up' ? latest.current.texts.isUp : latest.current.texts.isDown)
  }
  const end = (line: Line, field: HTMLTextAreaElement) => {
    const before = field.value.slice(0, field.selectionStart)
    const after = field.value.slice(field.selectionEnd)
    latest.current.apply(splitLine(latest.current.lines, line.id, before, after))
  }
  const removeEmpty = (line: Line) => {
    if (!deletion.current.isInUse([line])) latest.current.apply(removeEmptyLine(latest.current.lines, line.id))
  }
  const commands: Record<LineCommand, (line: Line, field: HTMLTextAreaElement) => void> = {
    next: end,
    deeper: (line) => turn(line, 'deeper'),
    back: (line) => turn(line, 'back'),
    delete: removeEmpty,
    up: (line) => shift(line, 'up'),
    down: (line) => shift(line, 'down'),
    above: (line) => go(line, -1),
    below: (line) => go(line, 1),
    undo: () => latest.current.undo?.(),
    redo: () => latest.current.redo?.(),
  }
  const steady: LineActions = {
    write: (line: Line, change: LineTexts) =>
      latest.current.apply(
        { lines: writeLine(latest.current.lines, line.id, change), focus: null },
        `write ${line.id} ${Object.keys(change).join()}`,
      ),
    press: (line: Line, event: KeyboardEvent<HTMLTextAreaElement>) => {
      const command = commandOf(event)
      const isDepth = command === 'deeper' || command === 'back'
      if (!command || (isDepth && !mayChangeDepth(latest.current.lines, line.id, command))) return
      event.preventDefault()
      commands[command](line, event.currentTarget)
    },
    paste: (line, text) => {
      if (!isOutline(text)) return false
      const domains = readOutline(text)
      latest.current.apply(pasteLines(latest.current.lines, line.id, domains, latest.current.texts.general))
      latest.current.announce(
        latest.current.texts.pasted(domains.reduce((sum, one) => sum + one.competences.length, 0)),
      )
      return true
    },
    move: (id: string, overId: string) =>
      latest.current.apply({ lines: moveLine(latest.current.lines, id, overId), focus: null }),
    shift,
    turn,
    remove: (line: Line) => void deletion.current.remove(line),
    addBelow: (line: Line) => latest.current.apply(splitLine(latest.current.lines, line.id, line.text, '')),
    addCompetence: () =>
      latest.current.apply(addCompetence(latest.current.lines, latest.current.lines.at(-1)?.id ?? '')),
    addDomain: () => latest.current.apply(addDomain(latest.current.lines)),
    register: focus.register,
  }
  const [act] = useState(() => steady)
  return { ...now, said: announcement, act }
}

export type LineEditing = ReturnType<typeof useLineEditing>
