import { expect, test } from 'bun:test'
import { readComments } from './comments'

test('comments above tables and columns are read, and a later migration says what is true now', () => {
  const first = `
-- Animals of a school,
-- of all kinds.
create table animal (
  -- What it is called.
  name text not null check (name <> ''),
  legs integer,
  -- A rule has no column.
  check (legs > 0)
);

create table plain (
  id uuid primary key
);

-- Animals that are just being counted.
create unlogged table herd (
  -- So far.
  size integer
);
`
  const second = `
-- Insects have six.
alter table animal add column wings integer;
`
  const comments = readComments([first, second])
  expect(comments.get('animal')).toBe('Animals of a school, of all kinds.')
  expect(comments.get('animal.name')).toBe('What it is called.')
  expect(comments.get('animal.wings')).toBe('Insects have six.')
  expect([comments.get('herd'), comments.get('herd.size')]).toEqual(['Animals that are just being counted.', 'So far.'])
  expect(comments.get('plain')).toBeUndefined()
})
