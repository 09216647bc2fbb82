import { expect, test } from 'bun:test'
import { fireEvent, inDocument } from '@lernspur/ui/testing/document'
import { alternativesTo, isOn, keyOf, optionsOf, putBack, textFieldsOf, titleIn } from './panel-fields'

inDocument()

const panelOf = (html: string): HTMLElement => {
  document.body.innerHTML = `<div role="dialog" aria-labelledby="title"><h2 id="title"> Einladen </h2>${html}</div>`
  return document.body.firstElementChild as HTMLElement
}

test('fields are known by their labels, and those of one name by their order', () => {
  const panel = panelOf(`
    <label for="a">Name<span> · freiwillig</span></label><input id="a" />
    <input aria-label="Name" />
    <textarea aria-label="Notiz"></textarea>
    <input type="search" aria-label="Suche" /><input type="password" aria-label="Passwort" />
    <input inputmode="numeric" aria-label="Zahl" /><input autocomplete="one-time-code" aria-label="Code" />`)
  expect([keyOf(panel), [...textFieldsOf(panel).keys()]]).toEqual(['Einladen', ['Name', 'Name 2', 'Notiz']])
})

test('panels of one title are known by what they change', () => {
  const panel = panelOf('<form data-about="entry-1"></form>')
  expect([keyOf(panel), titleIn(keyOf(panel))]).toEqual(['Einladen\nentry-1', 'Einladen'])
})

test('texts and choices are put back, and what has no field yet is left for later', async () => {
  const panel = panelOf(`
    <fieldset>
      <label><input type="radio" name="level" checked /> leicht</label>
      <label><input type="radio" name="level" /> schwer</label>
    </fieldset>
    <button type="button" role="switch" aria-checked="false" aria-label="Entwurf"></button>
    <textarea aria-label="Notiz"></textarea>`)
  const box = panel.querySelector('button')
  box?.addEventListener('click', () => box.setAttribute('aria-checked', 'true'))
  const typed: string[] = []
  panel.addEventListener('input', ({ target }) => void typed.push((target as HTMLTextAreaElement).value))
  const left = await putBack(panel, {
    texts: { Notiz: 'liest', Grund: 'krank' },
    choices: [
      { field: 'schwer', isOn: true },
      { field: 'Entwurf', isOn: true },
      { field: 'Gruppe', isOn: true },
    ],
  })
  expect(left).toEqual({ texts: { Grund: 'krank' }, choices: [{ field: 'Gruppe', isOn: true }] })
  const options = optionsOf(panel)
  expect([...options].map(([name, option]) => [name, isOn(option)])).toEqual([
    ['leicht', false],
    ['schwer', true],
    ['Entwurf', true],
  ])
  expect(typed).toContain('liest')
  const hard = options.get('schwer')
  expect(hard && alternativesTo(hard, options)).toEqual(['leicht'])
  fireEvent.click(options.get('leicht') as HTMLElement)
})
