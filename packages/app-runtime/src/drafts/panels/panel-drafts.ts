import { registerDraft } from '../open-drafts'
import { PersistentDraft } from '../persistent-draft'
import { isEmptyInput, type PanelInput } from './panel-fields'

type Inputs = Readonly<Record<string, PanelInput>>

const isInput = (value: unknown): value is PanelInput =>
  typeof value === 'object' && value !== null && 'texts' in value && 'choices' in value

const inputsOf = (value: object): [string, PanelInput][] =>
  Object.entries(value).filter((entry): entry is [string, PanelInput] => isInput(entry[1]))

/** What is typed into the panels of a page and not saved, by their keys (rule browser.14). */
export class PanelDrafts {
  private inputs: Inputs = {}
  /** Keys of panels that have been typed into or closed since the page was loaded. */
  private readonly changed = new Set<string>()
  private readonly open = new Set<string>()
  private readonly draft: PersistentDraft
  /** Resolves once what was typed at an earlier visit is known. */
  readonly known: Promise<void>

  constructor(path: string) {
    const name = `panels ${path}`
    const draft = new PersistentDraft(name)
    this.draft = draft
    this.known = draft.recover().then((content) => {
      const earlier = inputsOf(content?.value ?? {}).filter(([key]) => !this.changed.has(key))
      this.inputs = { ...Object.fromEntries(earlier), ...this.inputs }
    })
    const isOpen = () => [...this.open].some((key) => key in this.inputs)
    registerDraft(name, {
      get isOpen() {
        return isOpen()
      },
      survivesReload: true,
      get outlivesSession() {
        return draft.isPersisted
      },
      persist: () => this.known.then(() => draft.persist()),
    })
  }

  get keys(): string[] {
    return Object.keys(this.inputs)
  }

  inputOf(key: string): PanelInput | undefined {
    return this.inputs[key]
  }

  /** A panel is on the screen, so that the page's end would lose what is in it. */
  enter(key: string): void {
    this.open.add(key)
    void this.known.then(() => this.draft.prepare())
  }

  leave(key: string): void {
    this.open.delete(key)
  }

  /** Replaces what is typed into a panel. */
  store(key: string, input: PanelInput): void {
    const { [key]: before, ...rest } = this.inputs
    if (isEmptyInput(input) && before === undefined && this.changed.has(key)) return
    this.changed.add(key)
    this.inputs = isEmptyInput(input) ? rest : { ...rest, [key]: input }
    void this.known.then(() => this.draft.store(this.keys.length > 0 ? { value: this.inputs, files: new Map() } : null))
  }
}

const byPath = new Map<string, PanelDrafts>()

/** The drafts of the panels of a page. */
export const panelDraftsOf = (path: string): PanelDrafts => {
  const known = byPath.get(path) ?? new PanelDrafts(path)
  byPath.set(path, known)
  return known
}
