import { expect, test } from 'vitest'
import { createStatementNames } from '../../server/db/statementNames.ts'

const findOften = (text: string) => {
  const names = createStatementNames()
  return [1, 2, 3, 4].map(() => names.find(text)).at(-1)
}

test('a statement has a name once it has come three times, and keeps it', () => {
  const names = createStatementNames()
  const text = 'select "id" from "sys_user" where "id" = $1'
  const found = [1, 2, 3, 4].map(() => names.find(text))
  expect(found.slice(0, 2)).toEqual([undefined, undefined])
  expect(found[2]).toBeTypeOf('string')
  expect(found[3]).toBe(found[2])
})

test('a count is no star', () => {
  expect(findOften('select count(*) as "count" from "sys_user"')).toBeTypeOf('string')
})

test.each([
  'select * from "sys_user"',
  'select "sys_user".* from "sys_user"',
  'insert into "sys_user" ("id") values ($1) returning *',
  'select "id" from "orders"',
  'select "sys_user"."id" from "sys_user" inner join "orders" on true',
  'begin',
  'select 1',
])('%s has none, since its columns may change', (text) => {
  expect(findOften(text)).toBeUndefined()
})

test('names begin anew when there are too many, and none of them comes a second time', () => {
  const names = createStatementNames()
  const given = new Set<string>()
  for (let index = 0; index < 450; index += 1)
    for (let time = 0; time < 3; time += 1) {
      const name = names.find(`select "id" from "sys_user" limit ${index}`)
      if (name !== undefined) given.add(name)
    }
  expect(given.size).toBe(450)
  expect(names.generation).toBe(2)
})
