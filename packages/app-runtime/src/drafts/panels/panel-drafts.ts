import { registerDraft } from '../open-drafts'
import { PersistentDraft } from '../persistent-draft'
import { isEmptyInput, type PanelInput } from './panel-fields'

type Inputs = Readonly<Record<string, PanelInput>>

const isInput = (value: unknown): value is PanelInput =>
  typeof value === 'object' && value !== null && 'texts' in value && 'choices' in value

const inputsOf = (value: object): [string, PanelInput][] =>
  Object.entries(value).filter((entry): entry is [string, PanelInput] => isInput(entry[1]))

/** What is typed into the panels of a page and not saved, by their titles (rule browser.14). */
export class PanelDrafts {
  private inputs: Inputs = {}
  /** Titles of panels that have been typed into or closed since the page was loaded. */
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
      const earlier = inputsOf(content?.value ?? {}).filter(([title]) => !this.changed.has(title))
      this.inputs = { ...Object.fromEntries(earlier), ...this.inputs }
    })
    const isOpen = () => [...this.open].some((title) => title in this.inputs)
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

  get titles(): string[] {
    return Object.keys(this.inputs)
  }

  inputOf(title: string): PanelInput | undefined {
    return this.inputs[title]
  }

  /** A panel is on the screen, so that the page's end would lose what is in it. */
  enter(title: string): void {
    this.open.add(title)
    void this.known.then(() => this.draft.prepare())
  }

  leave(title: string): void {
    this.open.delete(title)
  }

  /** Replaces what is typed into a panel. */
  store(title: string, input: PanelInput): void {
    const { [title]: before, ...rest } = this.inputs
    if (isEmptyInput(input) && before === undefined && this.changed.has(title)) return
    this.changed.add(title)
    this.inputs = isEmptyInput(input) ? rest : { ...rest, [title]: input }
    void this.known.then(() =>
      this.draft.store(this.titles.length > 0 ? { value: this.inputs, files: new Map() } : null),
    )
  }
}

const byPath = new Map<string, PanelDrafts>()

/** The drafts of the panels of a page. */
export const panelDraftsOf = (path: string): PanelDrafts => {
  const known = byPath.get(path) ?? new PanelDrafts(path)
  byPath.set(path, known)
  return known
}
