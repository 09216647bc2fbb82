import { expect, type Locator, type Page } from '@playwright/test'
import { mouse, type UserInput } from '../fixture/input/user-input'

/** A step of a wizard: `/onboarding/…`, `/class-setup/…`, `/school-setup/…`. */
export class WizardPage {
  /** The status line. */
  readonly status: Locator
  readonly names: Locator
  /** Names of the steps, in order. */
  readonly steps: Locator

  constructor(
    private readonly page: Page,
    private readonly input: UserInput = mouse,
  ) {
    this.status = page.getByRole('banner').getByRole('status')
    this.names = page.getByRole('textbox', { name: 'Namen' })
    this.steps = page.getByRole('main').getByRole('navigation').getByRole('listitem')
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true })
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  /** Opens another step from the list of steps, and waits for it. */
  async goTo(step: string): Promise<void> {
    const link = this.page.getByRole('main').getByRole('navigation').getByRole('link', { name: step })
    await this.input.press(link)
    await expect(link).toHaveAttribute('aria-current', 'step')
  }

  async next(label = 'Weiter'): Promise<void> {
    await this.input.press(this.button(label))
  }

  /** Chooses an option by typing the beginning of its name. */
  async search(field: string, text: string): Promise<void> {
    await this.input.press(this.page.getByLabel(field))
    await this.input.write(this.page.getByRole('combobox', { name: /suchen$/ }), text)
    await this.page.keyboard.press('Enter')
  }
}
