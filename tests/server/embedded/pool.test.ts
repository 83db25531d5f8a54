import type { PGlite } from '@electric-sql/pglite'
import { expect, test, vi } from 'vitest'
import { connectEmbedded } from '../../../server/db/connection.ts'
import { dumpTables } from '../dumpTables.ts'
import { borrowEmbedded } from './pool.ts'

// Each test opens databases, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** Everything that a suite could see of another one: rows with their transactions, the catalogue, and the session. */
async function inspect(database: PGlite) {
  const read = async (query: string) => (await database.query(query)).rows
  return {
    rows: await dumpTables(connectEmbedded(database)),
    relations: await read('select oid, relname, relfilenode, reltuples from pg_class order by oid'),
    functions: await read('select oid, proname from pg_proc order by oid'),
    settings: await read(
      "select name, setting from pg_settings where name not in ('transaction_isolation') order by name",
    ),
    sequences: await read('select * from pg_sequences order by 1, 2'),
    prepared: await read('select name from pg_prepared_statements'),
    files: database.Module.FS.readdir('/pglite/data/base/5').toSorted(),
  }
}

/** Leaves traces of every kind. */
async function use(database: PGlite): Promise<void> {
  await database.exec(`
    create table trace (id serial primary key, text text);
    insert into trace (text) select repeat('x', 3000) from generate_series(1, 300);
    insert into sys_user (id, username, password) values ('1', 'trace', 'none');
    drop table sys_log cascade;
    alter table sys_role rename to sys_other;
    create temporary table passing as select 1;
    create function trace() returns int language plpgsql as 'begin return 1; end';
    select trace();
    prepare trace as select 1;
    set time zone 'UTC';`)
  await database.exec('vacuum full trace')
  await database.exec('checkpoint')
}

test('a database that was given back is lent again, byte for byte as it was', async () => {
  const first = await borrowEmbedded()
  const before = await inspect(first.database)
  await use(first.database)
  expect(await inspect(first.database)).not.toEqual(before)
  await first.giveBack()

  const second = await borrowEmbedded()
  expect(second.database).toBe(first.database)
  expect(await inspect(second.database)).toEqual(before)
  await second.giveBack()
})

test('two that are lent at once share nothing', async () => {
  const [first, second] = [await borrowEmbedded(), await borrowEmbedded()]
  const before = await inspect(second.database)
  await use(first.database)
  expect(await inspect(second.database)).toEqual(before)
  await Promise.all([first.giveBack(), second.giveBack()])
})

test('closing gives back, and twice is once', async () => {
  const first = await borrowEmbedded()
  await connectEmbedded(first.database).destroy()
  await first.giveBack()
  const [second, third] = [await borrowEmbedded(), await borrowEmbedded()]
  expect(third.database).not.toBe(second.database)
  await Promise.all([second.giveBack(), third.giveBack()])
})

test.each<[string, (database: PGlite) => Promise<unknown>]>([
  ['that listens', (database) => database.listen('trace', () => undefined)],
  ['that loaded code', (database) => database.exec("select to_tsvector('english', 'traces')")],
])('one %s is not lent again', async (_, trace) => {
  const first = await borrowEmbedded()
  await trace(first.database)
  await first.giveBack()
  const second = await borrowEmbedded()
  expect(second.database).not.toBe(first.database)
  expect((await second.database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await second.giveBack()
})

test('one whose transaction was left open is not lent again', async () => {
  const first = await borrowEmbedded()
  let end = (): void => undefined
  const open = new Promise<void>((resolve) => {
    end = resolve
  })
  void first.database.transaction(() => open).catch(() => undefined)
  await first.giveBack()
  const second = await borrowEmbedded()
  expect(second.database).not.toBe(first.database)
  end()
  await second.giveBack()
})
