import { expect, test } from 'bun:test'
import { parseAddress, throughPooler, toAddress, toPooledAddress } from './address'

const servers = [
  { host: 'one', port: 5432 },
  { host: 'two', port: 5433 },
]

test('an address may name several servers, as libpq writes them', () => {
  const url = 'postgres://me:a%2Fb@one:5432,two:5433/name?target_session_attrs=read-write&sslmode=require'
  expect(toAddress(url)).toEqual({ url: 'postgres://me:a%2Fb@one:5432/name?sslmode=require', servers })
  expect(toAddress('postgres:///name?host=one,two&port=5432,5433')).toEqual({
    url: 'postgres://one:5432/name',
    servers,
  })
  expect(toAddress('postgres://me@one,two:5433/name').servers).toEqual(servers)
  expect(toAddress('postgres://me@[::1]:5432,two/name').servers).toEqual([
    { host: '::1', port: 5432 },
    { host: 'two', port: 5432 },
  ])
})

test('what is parsed can be parsed again, with another user in it', () => {
  const url = parseAddress('postgres://me:secret@one:5432,two:5433/name')
  url.username = 'teacher'
  expect(toAddress(url.href)).toEqual({ url: 'postgres://teacher:secret@one:5432/name', servers })
})

test('a single server and a socket are as before', () => {
  expect(toAddress('postgres://me@one:5432/name')).toEqual({ url: 'postgres://me@one:5432/name' })
  expect(toAddress('postgres://me@localhost/name?host=%2Frun')).toEqual({
    url: 'postgres://me@localhost/name',
    socketFolder: '/run',
  })
})

test('an address that asks for a server that only reads is refused', () => {
  expect(() => toAddress('postgres://me@one,two/name?target_session_attrs=standby')).toThrow(
    'target_session_attrs of the database address must be read-write, because Lernspur writes.',
  )
})

test('queries go through a pooler, and what needs a connection of its own goes to the server', () => {
  const url = throughPooler('postgres://me:secret@one:5432,two:5433/name', 'postgres://x@bouncer:6432/name')
  expect(toAddress(url)).toEqual({ url: 'postgres://me:secret@one:5432/name', servers })
  expect(toPooledAddress(url)).toEqual({ url: 'postgres://me:secret@bouncer:6432/name', isPooled: true })
  const several = throughPooler('postgres://me@one/name', 'postgres://x@a:6432,b:6433/name')
  expect(toPooledAddress(several).servers).toEqual([
    { host: 'a', port: 6432 },
    { host: 'b', port: 6433 },
  ])
  expect(toPooledAddress('postgres://me@one/name')).toEqual({ url: 'postgres://me@one/name' })
})

test('a pooler of another database, or at a socket, is refused', () => {
  expect(() => throughPooler('postgres://one/name', 'postgres://bouncer/other')).toThrow('the same database')
  expect(() => throughPooler('postgres://one/name', 'postgres:///name?host=/run')).toThrow('not by a socket')
})
