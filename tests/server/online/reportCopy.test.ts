import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { createReportCopy } from '../../../server/online/sql/running/embeddedCopy.ts'
import { readTemplate } from '../embedded/template.ts'

const run = { milliseconds: 60_000, limit: 60_000, signal: new AbortController().signal, maySeeOld: false }

test('a copy of the folder is whole although it is written to meanwhile, and it leaves nothing behind', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-copy-'))
  // A dumped folder is there sooner than a new one.
  const database = await PGlite.create({ dataDir: join(dataDir, 'postgres'), loadDataDir: await readTemplate() })
  await database.exec("create table line as select g as id, repeat('x', 200) as text from generate_series(1, 20000) g")
  const place = join(dataDir, 'report-copy')
  const copy = createReportCopy(database, { folder: join(dataDir, 'postgres'), place })
  const count = { text: 'select count(*)::int, count(distinct id)::int, max(id) from line', values: [] }

  let isDone = false
  const requested = copy.run(count, run).finally(() => {
    isDone = true
  })
  let written = 0
  while (!isDone) {
    await database.query('insert into line values ($1, $2)', [100_000 + written, 'new'])
    written += 1
    await setImmediate()
  }
  const [[all = 0, distinct = 0]] = (await requested).rows as [[number, number]]
  expect(all).toBeGreaterThanOrEqual(20_000)
  expect(all).toBeLessThanOrEqual(20_000 + written)
  expect(distinct).toBe(all)
  // Who writes waits for no copy: one that waited for it would have written once.
  expect(written).toBeGreaterThan(3)

  expect((await copy.run(count, run)).rows).toEqual([[20_000 + written, 20_000 + written, 100_000 + written - 1]])
  await database.exec("update line set text = 'y' where id <= 500; delete from line where id > 19000")
  const again = await copy.run({ text: "select count(*)::int from line where text = 'y'", values: [] }, run)
  expect(again.rows).toEqual([[500]])
  expect(await readdir(place)).toHaveLength(1)

  await expect(copy.run({ text: 'delete from line', values: [] }, run)).rejects.toMatchObject({ code: '25006' })
  await expect(
    copy.run({ text: 'select pg_sleep(300)', values: [] }, { ...run, milliseconds: 200, limit: 200 }),
  ).rejects.toThrow('The query was stopped after its limit of 0.2 seconds.')
  const gone = AbortSignal.timeout(300)
  await expect(
    copy.run({ text: 'select pg_sleep(300)', values: [] }, { ...run, signal: AbortSignal.any([gone]) }),
  ).rejects.toThrow('The call was canceled.')
  await copy.close()
  expect(existsSync(place)).toBe(false)
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}, 180_000)
