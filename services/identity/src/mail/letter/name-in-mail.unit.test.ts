import { expect, test } from 'bun:test'
import { plainName } from './name-in-mail'

test.each([
  ['Grundschule am Lindenpark', 'Grundschule am Lindenpark'],
  ['J.F.K.-Schule Nord/West', 'J.F.K.-Schule Nord/West'],
  ['Gewinn: https://boese.example/x', 'Gewinn: https:/boese. example/x'],
  ['www.boese.de', 'www. boese. de'],
  ['an@boese.de', 'an (at) boese. de'],
  ['Schule\r\n\r\nIhr Konto ist gesperrt', 'Schule Ihr Konto ist gesperrt'],
  ['Nele\u202eueN', 'Nele ueN'],
  ['x'.repeat(1000), 'x'.repeat(200)],
])('%p stands in a letter as %p', (name, displayed) => expect(plainName(name)).toBe(displayed))
