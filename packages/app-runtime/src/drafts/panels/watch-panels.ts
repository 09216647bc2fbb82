import type { NamedPanel } from '@lernspur/ui/components/dialog/panel-event'
import { isTextField, type TextField, type TypedText } from '@lernspur/ui/components/dialog/typed-text'
import { showToast } from '../../feedback/toast'
import { endedAtom } from '../../session/ended'
import { leavingAtom } from '../../session/leaving'
import { personAtom } from '../../session/session'
import { store } from '../../session/store'
import { i18n, preloadTexts } from '../../texts/i18n'
import { type PanelDrafts, panelDraftsOf } from './panel-drafts'
import {
  alternativesTo,
  isEmptyInput,
  isOn,
  keyOf,
  noInput,
  optionsOf,
  type PanelInput,
  pressedOption,
  putBack,
  textFieldsOf,
  titleIn,
} from './panel-fields'

interface WatchedPanel {
  readonly key: string
  readonly drafts: PanelDrafts
  /** What each field had in it when it first got the focus. */
  readonly initial: NamedPanel['initial']
  /** Fields that come later get back what was typed into them. */
  readonly fields: MutationObserver
  input: PanelInput
}

const panels = new Map<HTMLElement, WatchedPanel>()

const mark = (panel: HTMLElement, typed: TypedText): void => {
  panel.dataset.typed = typed
}

/** The panel stores by itself what is typed into it. */
const isStored = (panel: HTMLElement): boolean => panel.dataset.typed === ('stored' satisfies TypedText)

/** Milliseconds in which a step back or forward closes the panels of the page that it leaves. */
const stepTime = 1000
let lastStep = Number.NEGATIVE_INFINITY

const areTextsThere = () => preloadTexts('app-runtime.editing')

/** What is done once a panel shows other fields. */
const later = new WeakMap<MutationObserver, () => Promise<void>>()

/** Puts back what was typed at an earlier visit, also into fields that are shown later. */
const recover = async (panel: HTMLElement, watched: WatchedPanel, input: PanelInput): Promise<void> => {
  mark(panel, 'recovered')
  watched.input = input
  let left = await putBack(panel, input)
  let isBusy = false
  if (isEmptyInput(left) || !panels.has(panel)) return
  const { fields } = watched
  fields.observe(panel, { childList: true, subtree: true })
  later.set(fields, async () => {
    if (isBusy) return
    isBusy = true
    left = await putBack(panel, left)
    isBusy = false
    if (isEmptyInput(left)) fields.disconnect()
  })
}

/** Whether a panel was not closed by its user, but has gone with the page or the session. */
const isInterrupted = (): boolean =>
  store.get(leavingAtom) || store.get(endedAtom) || performance.now() - lastStep < stepTime

const leave = (panel: HTMLElement, { key, drafts, fields }: WatchedPanel): void => {
  panels.delete(panel)
  fields.disconnect()
  if ([...panels.values()].some((other) => other.drafts === drafts && other.key === key)) return
  drafts.leave(key)
  if (!isInterrupted()) drafts.store(key, noInput)
}

const storeTexts = (panel: HTMLElement, watched: WatchedPanel, field: TextField): void => {
  const { initial, input } = watched
  const texts = { ...input.texts }
  for (const [name, one] of textFieldsOf(panel)) {
    if (one !== field && !(name in texts)) continue
    if (one.value.trim() === (initial.get(one) ?? '').trim()) delete texts[name]
    else texts[name] = one.value
  }
  watched.input = { ...input, texts }
  watched.drafts.store(watched.key, watched.input)
}

const storeChoice = (panel: HTMLElement, watched: WatchedPanel, option: HTMLElement): void => {
  const options = optionsOf(panel)
  const field = [...options].find(([, one]) => one === option)?.[0]
  if (field === undefined) return
  const replaced = [field, ...alternativesTo(option, options)]
  const choices = watched.input.choices.filter((choice) => !replaced.includes(choice.field))
  watched.input = { ...watched.input, choices: [...choices, { field, isOn: isOn(option) }] }
  watched.drafts.store(watched.key, watched.input)
}

const enter = async (panel: HTMLElement, initial: NamedPanel['initial']): Promise<void> => {
  if (!store.get(personAtom)) return
  const drafts = panelDraftsOf(location.pathname)
  const fields = new MutationObserver((_, observer) => void later.get(observer)?.())
  const watched: WatchedPanel = { key: keyOf(panel), drafts, initial, fields, input: noInput }
  panels.set(panel, watched)
  drafts.enter(watched.key)
  // What was typed before this part of the page was loaded.
  for (const [field, text] of initial)
    if (field.isConnected && field.value !== text && !isStored(panel)) storeTexts(panel, watched, field)
  await drafts.known
  const input = drafts.inputOf(watched.key)
  if (!input || watched.input !== noInput || !panels.has(panel) || isStored(panel)) return
  await recover(panel, watched, input)
  if (await areTextsThere()) showToast({ text: i18n.t(($) => $.panel.recovered, { ns: 'app-runtime.editing' }) })
}

/** The watched panel around an element; none if it stores what is typed by itself. */
const panelAround = (target: EventTarget | null): [HTMLElement, WatchedPanel] | null => {
  const panel = target instanceof Element ? target.closest<HTMLElement>('[role=dialog]') : null
  const watched = panel && panels.get(panel)
  return watched && !isStored(panel) ? [panel, watched] : null
}

const listen = (): void => {
  document.addEventListener('input', ({ target }) => {
    const [panel, watched] = panelAround(target) ?? []
    if (panel && watched && isTextField(target)) storeTexts(panel, watched, target)
  })
  document.addEventListener('click', ({ target }) => {
    const [panel, watched] = panelAround(target) ?? []
    const option = pressedOption(target)
    // The form draws the choice after this event.
    if (panel && watched && option) setTimeout(() => panels.has(panel) && storeChoice(panel, watched, option))
  })
  window.addEventListener('popstate', () => {
    lastStep = performance.now()
  })
}

let isListening = false

/**
 * Follows a panel that has come, and those that may have gone: what is typed into them survives the page and the
 * session (rule browser.14).
 */
export const watchPanel = ({ panel: come, initial }: NamedPanel): void => {
  if (!isListening) listen()
  isListening = true
  // A panel is named while its page is being drawn, and taken away after that.
  setTimeout(() => {
    for (const [panel, watched] of panels) if (!panel.isConnected) leave(panel, watched)
    if (come?.isConnected && !panels.has(come)) void enter(come, initial)
  })
}

/** Says which panels of the page have text from before a reload or the end of a session. */
export const announcePanelDrafts = async (): Promise<void> => {
  if (!store.get(personAtom)) return
  const drafts = panelDraftsOf(location.pathname)
  await drafts.known
  const isOpen = (key: string) => [...panels.values()].some((panel) => panel.key === key)
  const waiting = new Set(drafts.keys.filter((key) => !isOpen(key)).map(titleIn))
  if (waiting.size === 0 || !(await areTextsThere())) return
  for (const title of waiting) showToast({ text: i18n.t(($) => $.panel.waiting, { ns: 'app-runtime.editing', title }) })
}
